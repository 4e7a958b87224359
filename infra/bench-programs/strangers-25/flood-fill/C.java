import java.io.*;
import java.util.*;

public class C implements Runnable {
    int[][] g;
    int old, fresh;

    void spill(int y, int x) {
        if (y < 0 || x < 0 || y == g.length || x == g[0].length || g[y][x] != old) return;
        g[y][x] = fresh;
        spill(y, x + 1);
        spill(y + 1, x);
        spill(y, x - 1);
        spill(y - 1, x);
    }

    public void run() {
        try {
            StreamTokenizer t = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
            int[] head = new int[5];
            for (int i = 0; i < 5; i++) head[i] = next(t);
            g = new int[head[0]][head[1]];
            for (int[] row : g)
                for (int x = 0; x < row.length; x++) row[x] = next(t);
            fresh = head[4];
            old = g[head[2]][head[3]];
            if (old != fresh) spill(head[2], head[3]);
            StringBuilder sb = new StringBuilder();
            for (int[] row : g) {
                StringJoiner j = new StringJoiner(" ", "", "\n");
                for (int v : row) j.add(String.valueOf(v));
                sb.append(j);
            }
            System.out.print(sb);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static int next(StreamTokenizer t) throws IOException {
        t.nextToken();
        return (int) t.nval;
    }

    public static void main(String[] args) {
        new Thread(null, new C(), "paint", 100_000_000).start();
    }
}
