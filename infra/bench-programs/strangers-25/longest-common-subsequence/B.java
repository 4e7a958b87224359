import java.util.*;

public class B implements Runnable {
    private char[] s, t;
    private short[][] memo;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(null, new B(), "lcs", 1 << 25);
        worker.start();
        worker.join();
    }

    @Override
    public void run() {
        Scanner sc = new Scanner(System.in);
        s = sc.next().toCharArray();
        t = sc.next().toCharArray();
        memo = new short[s.length][t.length];
        for (short[] row : memo) Arrays.fill(row, (short) -1);
        System.out.println(solve(0, 0));
    }

    private int solve(int i, int j) {
        if (i == s.length || j == t.length) return 0;
        if (memo[i][j] >= 0) return memo[i][j];
        int r;
        if (s[i] == t[j]) r = 1 + solve(i + 1, j + 1);
        else r = Math.max(solve(i + 1, j), solve(i, j + 1));
        memo[i][j] = (short) r;
        return r;
    }
}
