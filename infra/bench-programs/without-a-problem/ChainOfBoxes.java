import java.util.Arrays;
import java.util.Scanner;

public class ChainOfBoxes {
    static long[][] memo;
    static int[] d;

    static long cost(int i, int j) {
        if (i == j) return 0;
        if (memo[i][j] >= 0) return memo[i][j];
        long best = Long.MAX_VALUE;
        for (int k = i; k < j; k++)
            best = Math.min(best, cost(i, k) + cost(k + 1, j) + (long) d[i] * d[k + 1] * d[j + 1]);
        return memo[i][j] = best;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        d = new int[n + 1];
        for (int i = 0; i <= n; i++) d[i] = in.nextInt();
        memo = new long[n][n];
        for (long[] r : memo) Arrays.fill(r, -1);
        System.out.println(cost(0, n - 1));
    }
}
