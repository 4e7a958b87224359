import java.io.*;

/** Shortest edit script by Myers; what is not edited is common. */
public class MyersDiff {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[] a = in.readLine().trim().toCharArray();
        char[] b = in.readLine().trim().toCharArray();
        int n = a.length, m = b.length, off = n + m + 1;
        int[] v = new int[2 * off + 1];
        for (int d = 0; ; d++) {
            for (int k = -d; k <= d; k += 2) {
                int x;
                if (k == -d || (k != d && v[off + k - 1] < v[off + k + 1])) {
                    x = v[off + k + 1];
                } else {
                    x = v[off + k - 1] + 1;
                }
                int y = x - k;
                while (x < n && y < m && a[x] == b[y]) {
                    x++;
                    y++;
                }
                v[off + k] = x;
                if (x >= n && y >= m) {
                    System.out.println((n + m - d) / 2);
                    return;
                }
            }
        }
    }
}
