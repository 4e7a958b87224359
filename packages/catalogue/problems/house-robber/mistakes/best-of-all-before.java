import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        long[] take = new long[n];
        long ans = 0;
        for (int i = 0; i < n; i++) {
            long best = 0;
            for (int k = 0; k < i - 1; k++) best = Math.max(best, take[k]);
            take[i] = ni() + best;
            ans = Math.max(ans, take[i]);
        }
        System.out.println(ans);
    }
}
