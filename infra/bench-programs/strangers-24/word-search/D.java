import java.io.*;
import java.util.*;

public class D {
    /** A traced way, as a chain back to its first square. */
    record Way(int y, int x, Way before) {
        boolean uses(int yy, int xx) {
            for (Way w = this; w != null; w = w.before)
                if (w.y == yy && w.x == xx) return true;
            return false;
        }
    }

    static final int[][] STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] rc = in.readLine().trim().split(" ");
        int r = Integer.parseInt(rc[0]), c = Integer.parseInt(rc[1]);
        String[] grid = new String[r];
        for (int i = 0; i < r; i++) grid[i] = in.readLine().trim();
        String word = in.readLine().trim();

        List<Way> ways = new ArrayList<>();
        for (int y = 0; y < r; y++)
            for (int x = 0; x < c; x++)
                if (grid[y].charAt(x) == word.charAt(0)) ways.add(new Way(y, x, null));

        for (char letter : word.substring(1).toCharArray()) {
            List<Way> longer = new ArrayList<>();
            for (Way w : ways) {
                for (int[] s : STEPS) {
                    int y = w.y() + s[0], x = w.x() + s[1];
                    if (y >= 0 && y < r && x >= 0 && x < c && grid[y].charAt(x) == letter && !w.uses(y, x))
                        longer.add(new Way(y, x, w));
                }
            }
            ways = longer;
        }
        System.out.println(!ways.isEmpty());
    }
}
