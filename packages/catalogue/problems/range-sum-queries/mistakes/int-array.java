import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), q = ni();
        int[] p = new int[n + 1];
        for (int i = 1; i <= n; i++) p[i] = p[i - 1] + ni();
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) { int l = ni(), r = ni(); sb.append(p[r] - p[l - 1]).append("\n"); }
        System.out.print(sb);
    }
}
