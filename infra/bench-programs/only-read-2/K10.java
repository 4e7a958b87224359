import java.io.*;
import java.util.*;

public class K10 {
    static final class Cell {
        final int r, c;
        Cell(int r, int c) { this.r = r; this.c = c; }
        List<Cell> around() {
            return List.of(new Cell(r - 1, c), new Cell(r + 1, c), new Cell(r, c - 1), new Cell(r, c + 1));
        }
    }

    static class Field {
        final int n;
        final char[][] g;
        Field(BufferedReader br) throws IOException {
            n = Integer.parseInt(br.readLine().trim());
            g = new char[n][];
            for (int i = 0; i < n; i++) g[i] = br.readLine().trim().toCharArray();
        }
        boolean land(Cell x) {
            return x.r >= 0 && x.c >= 0 && x.r < n && x.c < n && g[x.r][x.c] == '#';
        }
        int sink(Cell s) {
            Deque<Cell> dq = new ArrayDeque<>();
            dq.push(s);
            g[s.r][s.c] = '~';
            int size = 0;
            while (!dq.isEmpty()) {
                Cell x = dq.pop();
                size++;
                for (Cell y : x.around()) {
                    if (land(y)) {
                        g[y.r][y.c] = '~';
                        dq.push(y);
                    }
                }
            }
            return size;
        }
    }

    public static void main(String[] args) throws IOException {
        Field f = new Field(new BufferedReader(new InputStreamReader(System.in)));
        int parts = 0, top = 0;
        for (int i = 0; i < f.n; i++) {
            for (int j = 0; j < f.n; j++) {
                Cell c = new Cell(i, j);
                if (f.land(c)) {
                    parts++;
                    top = Math.max(top, f.sink(c));
                }
            }
        }
        System.out.println(parts + " " + top);
    }
}
