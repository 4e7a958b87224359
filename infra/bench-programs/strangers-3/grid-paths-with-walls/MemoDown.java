import java.util.*;

public class MemoDown {
    static final int MOD = 1_000_000_007;
    static String[] hall;
    static int[][] memo;

    static int go(int i, int j) {
        if (i < 0 || j < 0) return 0;
        if (hall[i].charAt(j) == '#') return 0;
        if (i == 0 && j == 0) return 1;
        if (memo[i][j] >= 0) return memo[i][j];
        return memo[i][j] = (go(i - 1, j) + go(i, j - 1)) % MOD;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt(), c = sc.nextInt();
        hall = new String[r];
        memo = new int[r][c];
        for (int i = 0; i < r; i++) {
            hall[i] = sc.next();
            Arrays.fill(memo[i], -1);
        }
        System.out.println(go(r - 1, c - 1));
    }
}
