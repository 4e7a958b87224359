import java.util.*;
import java.io.*;

public class C {
    enum Heading {
        RIGHT(0, 1), DOWN(1, 0), LEFT(0, -1), UP(-1, 0);

        final int di, dj;

        Heading(int di, int dj) {
            this.di = di;
            this.dj = dj;
        }

        Heading turn() {
            return values()[(ordinal() + 1) % 4];
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String[] rc = br.readLine().trim().split(" ");
        int r = Integer.parseInt(rc[0]), c = Integer.parseInt(rc[1]);
        String[][] lawn = new String[r][];
        for (int i = 0; i < r; i++) lawn[i] = br.readLine().trim().split(" ");

        List<String> walk = new ArrayList<>();
        Heading h = Heading.RIGHT;
        int i = 0, j = 0;
        while (walk.size() < r * c) {
            walk.add(lawn[i][j]);
            lawn[i][j] = null;
            int a = i + h.di, b = j + h.dj;
            if (a < 0 || b < 0 || a >= r || b >= c || lawn[a][b] == null) h = h.turn();
            i += h.di;
            j += h.dj;
        }
        System.out.println(String.join(" ", walk));
    }
}
