import java.io.*;
import java.util.*;

public class RangeSums {
    static int[] a;

    static long sum(int from, int to) {
        long s = 0;
        for (int i = from; i <= to; i++) {
            s += a[i];
        }
        return s;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        a = new int[n];
        StringTokenizer st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) a[i] = Integer.parseInt(st.nextToken());

        long best = Long.MIN_VALUE;
        int bl = -1, br2 = -1;
        int zero = 0;
        for (int l = 0; l < n; l++) {
            for (int r = l; r < n; r++) {
                long s = sum(l, r);
                if (s == 0) zero++;
                if (s > best) {
                    best = s;
                    bl = l;
                    br2 = r;
                }
            }
        }
        System.out.println(best + " " + (bl + 1) + " " + (br2 + 1));
        System.out.println(zero);
    }
}
