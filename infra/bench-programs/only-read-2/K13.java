import java.io.*;

public class K13 {
    static InputStream is = new BufferedInputStream(System.in, 1 << 16);

    static int ni() throws IOException {
        int c = is.read(), s = 1, r = 0;
        while (c != '-' && (c < '0' || c > '9')) c = is.read();
        if (c == '-') {
            s = -1;
            c = is.read();
        }
        for (; c >= '0' && c <= '9'; c = is.read()) r = r * 10 + c - '0';
        return s * r;
    }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[][] a = new int[n][n];
        for (int[] row : a)
            for (int j = 0; j < n; j++) row[j] = ni();
        long best = Long.MIN_VALUE;
        for (int u = 0; u < n; u++) {
            long[] col = new long[n];
            for (int d = u; d < n; d++) {
                long cur = 0;
                for (int j = 0; j < n; j++) {
                    col[j] += a[d][j];
                    cur = Math.max(cur, 0) + col[j];
                    best = Math.max(best, cur);
                }
            }
        }
        System.out.println(best);
    }
}
