import java.io.*;
import java.util.*;

public class FenwickBow {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        long[] f = new long[19];
        f[0] = 1;
        for (int i = 1; i < 19; i++) f[i] = f[i - 1] * i;
        for (int q = Integer.parseInt(in.readLine().trim()); q > 0; q--) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            int n = Integer.parseInt(st.nextToken());
            long k = Long.parseLong(st.nextToken()) - 1;
            int[] bit = new int[n + 1];
            for (int i = 1; i <= n; i++) bit[i] = i & -i;
            int top = Integer.highestOneBit(n);
            for (int left = n - 1; left >= 0; left--) {
                int want = (int) (k / f[left]);
                k %= f[left];
                int pos = 0;
                for (int s = top; s > 0; s >>= 1) {
                    if (pos + s <= n && bit[pos + s] <= want) {
                        pos += s;
                        want -= bit[pos];
                    }
                }
                pos++;
                out.append(pos).append(left == 0 ? '\n' : ' ');
                for (int i = pos; i <= n; i += i & -i) bit[i]--;
            }
        }
        System.out.print(out);
    }
}
