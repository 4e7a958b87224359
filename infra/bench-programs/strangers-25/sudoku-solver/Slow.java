import java.util.*;

public class Slow {
    static char[][] grid = new char[9][];

    static boolean different(List<Character> unit) {
        Set<Character> seen = new HashSet<>();
        for (char ch : unit) {
            if (ch != '.' && !seen.add(ch)) return false;
        }
        return true;
    }

    static boolean looksRight() {
        for (int u = 0; u < 9; u++) {
            List<Character> row = new ArrayList<>();
            List<Character> column = new ArrayList<>();
            List<Character> box = new ArrayList<>();
            for (int i = 0; i < 9; i++) {
                row.add(grid[u][i]);
                column.add(grid[i][u]);
                box.add(grid[u / 3 * 3 + i / 3][u % 3 * 3 + i % 3]);
            }
            if (!different(row) || !different(column) || !different(box)) return false;
        }
        return true;
    }

    static boolean fill(int square) {
        if (square == 81) return true;
        int r = square / 9, c = square % 9;
        if (grid[r][c] != '.') return fill(square + 1);
        for (char d = '1'; d <= '9'; d++) {
            grid[r][c] = d;
            if (looksRight() && fill(square + 1)) return true;
        }
        grid[r][c] = '.';
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        for (int i = 0; i < t; i++) {
            for (int r = 0; r < 9; r++) grid[r] = in.next().toCharArray();
            fill(0);
            for (char[] line : grid) System.out.println(new String(line));
        }
    }
}
