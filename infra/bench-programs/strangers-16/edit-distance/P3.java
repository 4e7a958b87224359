import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class P3 {
    private final String a, b;
    private final Integer[][] memo;

    private P3(String a, String b) {
        this.a = a;
        this.b = b;
        this.memo = new Integer[a.length() + 1][b.length() + 1];
    }

    /** changes for the first i characters of a and the first j of b */
    private int changes(int i, int j) {
        if (i == 0) return j;
        if (j == 0) return i;
        if (memo[i][j] != null) return memo[i][j];
        int result;
        if (a.charAt(i - 1) == b.charAt(j - 1)) {
            result = changes(i - 1, j - 1);
        } else {
            int insert = changes(i, j - 1);
            int delete = changes(i - 1, j);
            int replace = changes(i - 1, j - 1);
            result = 1 + Math.min(replace, Math.min(insert, delete));
        }
        memo[i][j] = result;
        return result;
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String a = in.readLine();
        String b = in.readLine();
        P3 solver = new P3(a == null ? "" : a, b == null ? "" : b);
        Thread worker = new Thread(null, () ->
            System.out.println(solver.changes(solver.a.length(), solver.b.length())), "deep", 1 << 26);
        worker.start();
        worker.join();
    }
}
