import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        long[] h = new long[n];
        for (int i = 0; i < n; i++) h[i] = ni();
        long best = 0;
        for (int i = 0; i < n; i++) {
            long m = h[i];
            for (int k = i; k < n; k++) {
                m = Math.min(m, h[k]);
                best = Math.max(best, m * (k - i + 1));
            }
        }
        System.out.println(best);
    }
}
