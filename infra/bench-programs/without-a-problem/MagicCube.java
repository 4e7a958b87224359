import java.util.*;
public class MagicCube {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[][] g = new int[n][n];
        for (int[] row : g) for (int j = 0; j < n; j++) row[j] = sc.nextInt();
        long best = Long.MIN_VALUE;
        for (int top = 0; top < n; top++) {
            long[] col = new long[n];
            for (int bottom = top; bottom < n; bottom++) {
                long run = 0;
                for (int j = 0; j < n; j++) {
                    col[j] += g[bottom][j];
                    run = Math.max(run, 0) + col[j];
                    best = Math.max(best, run);
                }
            }
        }
        System.out.println(best);
    }
}
