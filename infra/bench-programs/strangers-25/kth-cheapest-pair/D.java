import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken()), m = Integer.parseInt(st.nextToken());
        long k = Long.parseLong(st.nextToken());
        long[] bag = row(in.readLine(), n), hat = row(in.readLine(), m);

        int[] from = new int[n], to = new int[n];
        Arrays.fill(to, m);
        int[] below = new int[n], upTo = new int[n];
        SplittableRandom dice = new SplittableRandom();
        while (true) {
            long left = 0;
            for (int i = 0; i < n; i++) left += to[i] - from[i];
            long pick = dice.nextLong(left);
            int r = 0;
            while (pick >= to[r] - from[r]) {
                pick -= to[r] - from[r];
                r++;
            }
            long pivot = bag[r] + hat[from[r] + (int) pick];

            long less = 0, lessEq = 0;
            int p = m, q = m;
            for (int i = 0; i < n; i++) {
                while (p > 0 && bag[i] + hat[p - 1] >= pivot) p--;
                while (q > 0 && bag[i] + hat[q - 1] > pivot) q--;
                less += below[i] = p;
                lessEq += upTo[i] = q;
            }
            if (k <= less) {
                int[] t = to; to = below; below = t;
            } else if (k > lessEq) {
                int[] t = from; from = upTo; upTo = t;
            } else {
                System.out.println(pivot);
                return;
            }
        }
    }

    static long[] row(String line, int len) {
        StringTokenizer st = new StringTokenizer(line);
        long[] a = new long[len];
        for (int i = 0; i < len; i++) a[i] = Long.parseLong(st.nextToken());
        return a;
    }
}
