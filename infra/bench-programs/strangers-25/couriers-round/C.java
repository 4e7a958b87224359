import java.util.Scanner;

public class C {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        long[][] d = new long[n][n];
        final long BIG = 1L << 50;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                long v = sc.nextLong();
                d[i][j] = v < 0 ? BIG : v;
            }
        if (n == 1) {
            System.out.println(0);
            return;
        }
        int c = n - 1, size = 1 << c;
        long[][] f = new long[c][size];
        for (int s = 1; s < size; s++) {
            for (int last = 0; last < c; last++) {
                if ((s & (1 << last)) == 0) continue;
                int rest = s ^ (1 << last);
                if (rest == 0) {
                    f[last][s] = d[0][last + 1];
                    continue;
                }
                long m = BIG;
                for (int r = rest; r != 0; r &= r - 1) {
                    int p = Integer.numberOfTrailingZeros(r);
                    m = Math.min(m, f[p][rest] + d[p + 1][last + 1]);
                }
                f[last][s] = m;
            }
        }
        long ans = BIG;
        for (int last = 0; last < c; last++)
            ans = Math.min(ans, f[last][size - 1] + d[last + 1][0]);
        System.out.println(ans >= BIG ? "none" : Long.toString(ans));
    }
}
