import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), m = ni();
        int[] p = new int[n + 1];
        for (int i = 0; i <= n; i++) p[i] = i;
        int c = n;
        for (int i = 0; i < m; i++) {
            int a = ni(), b = ni();
            while (p[a] != a) a = p[a];
            while (p[b] != b) b = p[b];
            if (a != b) { p[a] = b; c--; }
        }
        System.out.println(c);
    }
}
