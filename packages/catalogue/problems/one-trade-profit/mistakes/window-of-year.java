import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = ni();
        int best = 0;
        for (int i = 0; i < n; i++) for (int k = i + 1; k < n && k <= i + 365; k++) best = Math.max(best, a[k] - a[i]);
        System.out.println(best);
    }
}
