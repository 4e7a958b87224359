import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] a = new int[n], d = new int[n];
        int best = 0;
        for (int i = 0; i < n; i++) {
            a[i] = ni();
            d[i] = 1;
            for (int k = 0; k < i; k++) if (a[k] < a[i]) d[i] = Math.max(d[i], d[k] + 1);
            best = Math.max(best, d[i]);
        }
        System.out.println(best);
    }
}
