import java.io.*;
import java.util.*;

public class C {
    static long[] p, buffer;
    static long k;

    static long count(int l, int r) {
        if (r - l < 2) return 0;
        int m = (l + r) / 2;
        long total = count(l, m) + count(m, r);
        int i = l, j = m;
        while (i < m && j < r) {
            long d = p[j] - p[i] - k;
            if (d < 0) j++;
            else if (d > 0) i++;
            else {
                long x = p[i], y = p[j], left = 0, right = 0;
                while (i < m && p[i] == x) { i++; left++; }
                while (j < r && p[j] == y) { j++; right++; }
                total += left * right;
            }
        }
        i = l;
        j = m;
        for (int t = l; t < r; t++)
            buffer[t] = j == r || i < m && p[i] <= p[j] ? p[i++] : p[j++];
        System.arraycopy(buffer, l, p, l, r - l);
        return total;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        k = Long.parseLong(st.nextToken());
        p = new long[n + 1];
        buffer = new long[n + 1];
        st = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) p[i] = p[i - 1] + Long.parseLong(st.nextToken());
        System.out.println(count(0, n + 1));
    }
}
