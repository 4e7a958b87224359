import java.util.*;
import java.io.*;

public class D {
    static final int INF = 1_000_000_000;

    static class MinTree {
        final int size;
        final int[] t;

        MinTree(int size) {
            this.size = size;
            t = new int[2 * size];
            Arrays.fill(t, INF);
        }

        void set(int i, int value) {
            i += size;
            t[i] = value;
            while (i > 1) {
                i /= 2;
                t[i] = Math.min(t[2 * i], t[2 * i + 1]);
            }
        }

        /** smallest value at from, ..., to - 1 */
        int min(int from, int to) {
            int res = INF;
            for (int l = from + size, r = to + size; l < r; l /= 2, r /= 2) {
                if (l % 2 == 1) res = Math.min(res, t[l++]);
                if (r % 2 == 1) res = Math.min(res, t[--r]);
            }
            return res;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer tok = new StringTokenizer(br.readLine());
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = Integer.parseInt(tok.nextToken());

        MinTree tree = new MinTree(n);
        tree.set(n - 1, 0);
        int here = 0;
        for (int i = n - 2; i >= 0; i--) {
            here = Math.min(INF, 1 + tree.min(i + 1, Math.min(n, i + 1 + a[i])));
            tree.set(i, here);
        }
        System.out.println(here >= INF ? -1 : here);
    }
}
