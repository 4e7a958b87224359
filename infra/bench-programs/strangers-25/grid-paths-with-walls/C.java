import java.util.Arrays;
import java.util.Scanner;

public class C {
    static final int P = 1_000_000_007;
    static char[][] hall;
    static int[][] memo;

    static int routes(int i, int j) {
        if (i < 0 || j < 0 || hall[i][j] == '#') return 0;
        if (i == 0 && j == 0) return 1;
        if (memo[i][j] >= 0) return memo[i][j];
        return memo[i][j] = (routes(i - 1, j) + routes(i, j - 1)) % P;
    }

    public static void main(String[] args) throws InterruptedException {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt(), c = sc.nextInt();
        hall = new char[r][];
        memo = new int[r][c];
        for (int i = 0; i < r; i++) {
            hall[i] = sc.next().toCharArray();
            Arrays.fill(memo[i], -1);
        }
        Thread t = new Thread(null, () -> System.out.println(routes(r - 1, c - 1)), "dfs", 1 << 25);
        t.start();
        t.join();
    }
}
