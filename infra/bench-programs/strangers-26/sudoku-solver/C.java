import java.io.*;

/** Dancing links. */
public class C {
    static class Dot {
        Dot left = this, right = this, up = this, down = this;
        Column column;
        int choice;
    }

    static class Column extends Dot {
        int size;

        void cover() {
            right.left = left;
            left.right = right;
            for (Dot i = down; i != this; i = i.down)
                for (Dot j = i.right; j != i; j = j.right) {
                    j.down.up = j.up;
                    j.up.down = j.down;
                    j.column.size--;
                }
        }

        void uncover() {
            for (Dot i = up; i != this; i = i.up)
                for (Dot j = i.left; j != i; j = j.left) {
                    j.column.size++;
                    j.down.up = j;
                    j.up.down = j;
                }
            right.left = this;
            left.right = this;
        }
    }

    final Column root = new Column();
    final char[] grid;

    C(char[] grid) {
        this.grid = grid;
        Column[] columns = new Column[324];
        for (int i = 0; i < 324; i++) {
            Column c = columns[i] = new Column();
            c.left = root.left;
            c.right = root;
            c.left.right = c;
            root.left = c;
        }
        for (int cell = 0; cell < 81; cell++) {
            int r = cell / 9, k = cell % 9, b = r / 3 * 3 + k / 3;
            for (int d = 0; d < 9; d++) {
                if (grid[cell] != '.' && grid[cell] != '1' + d) continue;
                int[] needs = {cell, 81 + r * 9 + d, 162 + k * 9 + d, 243 + b * 9 + d};
                Dot row = null;
                for (int id : needs) {
                    Dot x = new Dot();
                    Column c = x.column = columns[id];
                    x.choice = cell * 9 + d;
                    x.up = c.up;
                    x.down = c;
                    x.up.down = x;
                    c.up = x;
                    c.size++;
                    if (row == null) row = x;
                    else {
                        x.left = row.left;
                        x.right = row;
                        x.left.right = x;
                        row.left = x;
                    }
                }
            }
        }
    }

    boolean dance() {
        if (root.right == root) return true;
        Column c = null;
        for (Dot x = root.right; x != root; x = x.right) {
            Column y = (Column) x;
            if (c == null || y.size < c.size) c = y;
        }
        if (c.size == 0) return false;
        c.cover();
        for (Dot x = c.down; x != c; x = x.down) {
            for (Dot y = x.right; y != x; y = y.right) y.column.cover();
            if (dance()) {
                grid[x.choice / 9] = (char) ('1' + x.choice % 9);
                return true;
            }
            for (Dot y = x.left; y != x; y = y.left) y.column.uncover();
        }
        c.uncover();
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(System.out);
        for (int t = Integer.parseInt(in.readLine().trim()); t > 0; t--) {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < 9; i++) sb.append(in.readLine().trim());
            C sudoku = new C(sb.toString().toCharArray());
            sudoku.dance();
            for (int i = 0; i < 81; i += 9) out.println(new String(sudoku.grid, i, 9));
        }
        out.flush();
    }
}
