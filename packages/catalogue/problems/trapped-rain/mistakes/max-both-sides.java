import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = ni();
        long t = 0;
        for (int i = 0; i < n; i++) {
            int l = 0, r = 0;
            for (int k = 0; k <= i; k++) if (a[k] > l) l = a[k];
            for (int k = n - 1; k >= i; k--) if (a[k] > r) r = a[k];
            t += Math.min(l, r) - a[i];
        }
        System.out.println(t);
    }
}
