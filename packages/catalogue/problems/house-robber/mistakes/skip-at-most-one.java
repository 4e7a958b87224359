import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        long[] take = new long[n + 1];
        long best = 0;
        long[] a = new long[n + 1];
        for (int i = 1; i <= n; i++) a[i] = ni();
        for (int i = 1; i <= n; i++) {
            take[i] = a[i];
            if (i >= 3) take[i] = a[i] + take[i - 2];
            if (i >= 4 && i < 7) take[i] = Math.max(take[i], a[i] + take[i - 3]);
            best = Math.max(best, take[i]);
        }
        System.out.println(best);
    }
}
