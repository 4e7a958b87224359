import java.util.Scanner;

public class SquareAfterSquare {
    static char[][] g = new char[9][];

    static boolean fits(int r, int c, char d) {
        for (int i = 0; i < 9; i++) {
            if (g[r][i] == d || g[i][c] == d) return false;
            if (g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        }
        return true;
    }

    static boolean solve(int p) {
        if (p == 81) return true;
        int r = p / 9, c = p % 9;
        if (g[r][c] != '.') return solve(p + 1);
        for (char d = '1'; d <= '9'; d++) {
            if (!fits(r, c, d)) continue;
            g[r][c] = d;
            if (solve(p + 1)) return true;
            g[r][c] = '.';
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        for (int t = sc.nextInt(); t > 0; t--) {
            for (int i = 0; i < 9; i++) g[i] = sc.next().toCharArray();
            solve(0);
            for (char[] row : g) System.out.println(row);
        }
    }
}
