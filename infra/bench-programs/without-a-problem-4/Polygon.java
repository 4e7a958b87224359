import java.util.*;

public class Polygon {
    private final long[] w;
    private final long[][] memo;

    Polygon(long[] w) {
        this.w = w;
        memo = new long[w.length][w.length];
        for (long[] row : memo) Arrays.fill(row, -1);
    }

    long cheapest(int i, int j) {
        if (j - i < 2) return 0;
        if (memo[i][j] >= 0) return memo[i][j];
        long best = Long.MAX_VALUE;
        for (int k = i + 1; k < j; k++)
            best = Math.min(best, cheapest(i, k) + cheapest(k, j) + w[i] * w[k] * w[j]);
        return memo[i][j] = best;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] w = new long[in.nextInt()];
        for (int i = 0; i < w.length; i++) w[i] = in.nextLong();
        System.out.println(new Polygon(w).cheapest(0, w.length - 1));
    }
}
