import java.util.*;

public class C {
    static char[][] grid;
    static String word;

    static boolean trace(int x, int y, int i) {
        if (i == word.length()) return true;
        if (x < 0 || y < 0 || x >= grid.length || y >= grid[x].length) return false;
        if (grid[x][y] != word.charAt(i)) return false;
        grid[x][y] ^= 32; // small letter = in use
        boolean ok = trace(x + 1, y, i + 1) || trace(x - 1, y, i + 1) || trace(x, y + 1, i + 1) || trace(x, y - 1, i + 1);
        grid[x][y] ^= 32;
        return ok;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        int c = in.nextInt();
        grid = new char[r][];
        for (int i = 0; i < r; i++) grid[i] = in.next().toCharArray();
        word = in.next();
        boolean found = false;
        for (int i = 0; i < r; i++)
            for (int j = 0; j < c; j++)
                found = found || trace(i, j, 0);
        System.out.println(found);
    }
}
