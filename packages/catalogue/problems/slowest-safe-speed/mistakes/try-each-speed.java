import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        long h = ni();
        long[] a = new long[n];
        long v = 1, mx = 0;
        for (int i = 0; i < n; i++) { a[i] = ni(); mx = Math.max(mx, a[i]); }
        v = mx;
        while (v > 1) {
            long need = 0;
            for (long x : a) need += (x + v - 2) / (v - 1);
            if (need > h) break;
            v--;
        }
        System.out.println(v);
    }
}
