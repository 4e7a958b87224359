import java.util.*;

public class ReuseAllowed {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt(), c = in.nextInt();
        char[][] g = new char[r][];
        for (int i = 0; i < r; i++) g[i] = in.next().toCharArray();
        String w = in.next();
        boolean[][] can = new boolean[r][c];
        for (int k = w.length() - 1; k >= 0; k--) {
            boolean[][] now = new boolean[r][c];
            for (int i = 0; i < r; i++)
                for (int j = 0; j < c; j++) {
                    if (g[i][j] != w.charAt(k)) continue;
                    boolean next = k == w.length() - 1;
                    if (i > 0 && can[i - 1][j]) next = true;
                    if (j > 0 && can[i][j - 1]) next = true;
                    if (i + 1 < r && can[i + 1][j]) next = true;
                    if (j + 1 < c && can[i][j + 1]) next = true;
                    now[i][j] = next;
                }
            can = now;
        }
        boolean any = false;
        for (boolean[] row : can) for (boolean b : row) any |= b;
        System.out.println(any);
    }
}
