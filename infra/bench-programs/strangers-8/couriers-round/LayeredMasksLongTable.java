import java.util.*;

public class LayeredMasksLongTable {
    private final int n;
    private final long[][] ride;
    private static final long FAR = Long.MAX_VALUE / 4;

    LayeredMasksLongTable(Scanner in) {
        n = in.nextInt();
        ride = new long[n][n];
        for (long[] row : ride)
            for (int j = 0; j < n; j++) {
                long x = in.nextLong();
                row[j] = x < 0 ? FAR : x;
            }
    }

    /** home[set][last]: cheapest way to finish from 'last' when 'set' is still to be visited. Pulls from subsets. */
    String solve() {
        if (n == 1) return "0";
        int m = n - 1;
        long[][] home = new long[1 << m][m];
        for (int set = 0; set < 1 << m; set++)
            for (int last = 0; last < m; last++) {
                if ((set >> last & 1) == 1) continue;
                long b = set == 0 ? ride[last + 1][0] : FAR;
                for (int rest = set; rest != 0; rest &= rest - 1) {
                    int nx = Integer.numberOfTrailingZeros(rest);
                    b = Math.min(b, ride[last + 1][nx + 1] + home[set ^ (1 << nx)][nx]);
                }
                home[set][last] = Math.min(b, FAR);
            }
        long ans = FAR;
        int all = (1 << m) - 1;
        for (int f = 0; f < m; f++) ans = Math.min(ans, ride[0][f + 1] + home[all ^ (1 << f)][f]);
        return ans >= FAR ? "none" : Long.toString(ans);
    }

    public static void main(String[] args) {
        System.out.println(new LayeredMasksLongTable(new Scanner(System.in)).solve());
    }
}
