import java.io.*;
import java.util.*;

public class DeepThread implements Runnable {
    int r, c, from, to;
    int[][] g;

    void paint(int i, int j) {
        if (i < 0 || j < 0 || i == r || j == c) return;
        if (g[i][j] != from) return;
        g[i][j] = to;
        paint(i - 1, j);
        paint(i + 1, j);
        paint(i, j - 1);
        paint(i, j + 1);
    }

    public void run() {
        try {
            StreamTokenizer s = new StreamTokenizer(new BufferedInputStream(System.in));
            int[] h = new int[5];
            for (int k = 0; k < 5; k++) { s.nextToken(); h[k] = (int) s.nval; }
            r = h[0]; c = h[1]; to = h[4];
            g = new int[r][c];
            for (int[] row : g) for (int j = 0; j < c; j++) { s.nextToken(); row[j] = (int) s.nval; }
            from = g[h[2]][h[3]];
            if (from != to) paint(h[2], h[3]);
            StringBuilder sb = new StringBuilder();
            for (int[] row : g) {
                for (int v : row) sb.append(v).append(' ');
                sb.append('\n');
            }
            System.out.print(sb);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(null, new DeepThread(), "paint", 1 << 29);
        t.start();
        t.join();
    }
}
