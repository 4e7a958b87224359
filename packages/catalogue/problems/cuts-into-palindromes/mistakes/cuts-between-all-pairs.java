import java.io.*;
import java.util.*;

public class Main {
    static int solve(String strip) {
        int n = strip.length();
        short[][] cuts = new short[n][n];
        boolean[][] mirror = new boolean[n][n];
        for (int i = n - 1; i >= 0; i--)
            for (int j = i; j < n; j++) {
                mirror[i][j] = strip.charAt(i) == strip.charAt(j) && (j - i < 2 || mirror[i + 1][j - 1]);
                if (mirror[i][j] && j - i < n - 1) continue;
                int best = j - i;
                for (int k = i; k < j; k++) best = Math.min(best, cuts[i][k] + cuts[k + 1][j] + 1);
                cuts[i][j] = (short) (mirror[i][j] ? 0 : best);
            }
        return cuts[0][n - 1];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(solve(in.readLine().trim()));
    }
}
