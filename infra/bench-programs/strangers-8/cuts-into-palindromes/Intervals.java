import java.util.*;

public class Intervals {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String w = in.next();
        short[][] cuts = new short[n][n];
        for (int len = 2; len <= n; len++) {
            for (int i = 0; i + len <= n; i++) {
                int j = i + len - 1;
                boolean ends = w.charAt(i) == w.charAt(j);
                if (ends && (len == 2 || cuts[i + 1][j - 1] == 0)) continue;
                short best = Short.MAX_VALUE;
                for (int k = i; k < j; k++) {
                    short c = (short) (cuts[i][k] + cuts[k + 1][j] + 1);
                    if (c < best) best = c;
                }
                cuts[i][j] = best;
            }
        }
        System.out.println(cuts[0][n - 1]);
    }
}
