import java.io.*;

public class Remembered implements Runnable {
    String s, t;
    int[][] memo;

    int from(int i, int j) {
        if (i == s.length() || j == t.length()) return 0;
        if (memo[i][j] > 0) return memo[i][j] - 1;
        int r = s.charAt(i) == t.charAt(j)
                ? 1 + from(i + 1, j + 1)
                : Math.max(from(i + 1, j), from(i, j + 1));
        memo[i][j] = r + 1;
        return r;
    }

    @Override
    public void run() {
        try (BufferedReader r = new BufferedReader(new InputStreamReader(System.in))) {
            s = r.readLine().trim();
            t = r.readLine().trim();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        memo = new int[s.length()][t.length()];
        System.out.println(from(0, 0));
    }

    public static void main(String[] args) throws Exception {
        Thread th = new Thread(null, new Remembered(), "deep", 1L << 28);
        th.start();
        th.join();
    }
}
