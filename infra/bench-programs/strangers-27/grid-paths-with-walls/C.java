import java.util.Arrays;
import java.util.Scanner;

public class C {
    static final int MOD = 1_000_000_007;
    static String[] hall;
    static int[][] memo;

    static int routes(int i, int j) {
        if (i < 0 || j < 0 || hall[i].charAt(j) == '#') return 0;
        if (i == 0 && j == 0) return 1;
        if (memo[i][j] >= 0) return memo[i][j];
        return memo[i][j] = (routes(i - 1, j) + routes(i, j - 1)) % MOD;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt(), c = in.nextInt();
        hall = new String[r];
        memo = new int[r][c];
        for (int i = 0; i < r; i++) {
            hall[i] = in.next();
            Arrays.fill(memo[i], -1);
        }
        System.out.println(routes(r - 1, c - 1));
    }
}
