import java.io.*;
import java.util.*;

public class Gardener {
    enum Heading {
        EAST(0, 1), SOUTH(1, 0), WEST(0, -1), NORTH(-1, 0);
        final int dr, dc;
        Heading(int dr, int dc) { this.dr = dr; this.dc = dc; }
        Heading right() { return values()[(ordinal() + 1) % 4]; }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String[] f = br.readLine().trim().split(" ");
        int r = Integer.parseInt(f[0]), c = Integer.parseInt(f[1]);
        String[][] lawn = new String[r][];
        for (int i = 0; i < r; i++) lawn[i] = br.readLine().trim().split(" +");
        StringJoiner walk = new StringJoiner(" ");
        int i = 0, j = 0;
        Heading go = Heading.EAST;
        for (int left = r * c; left > 0; left--) {
            walk.add(lawn[i][j]);
            lawn[i][j] = null;
            int a = i + go.dr, b = j + go.dc;
            if (a < 0 || b < 0 || a >= r || b >= c || lawn[a][b] == null) {
                go = go.right();
                a = i + go.dr;
                b = j + go.dc;
            }
            i = a;
            j = b;
        }
        System.out.println(walk);
    }
}
