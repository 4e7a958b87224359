import java.util.*;

public class C {
    static class Cell {
        Cell l = this, r = this, u = this, d = this;
        Head head;
        int row;
    }

    static class Head extends Cell {
        int size;
    }

    static Cell root;
    static int[] digits;

    static void cover(Head c) {
        c.r.l = c.l;
        c.l.r = c.r;
        for (Cell i = c.d; i != c; i = i.d)
            for (Cell j = i.r; j != i; j = j.r) {
                j.d.u = j.u;
                j.u.d = j.d;
                j.head.size--;
            }
    }

    static void uncover(Head c) {
        for (Cell i = c.u; i != c; i = i.u)
            for (Cell j = i.l; j != i; j = j.l) {
                j.head.size++;
                j.d.u = j;
                j.u.d = j;
            }
        c.r.l = c;
        c.l.r = c;
    }

    static boolean search() {
        if (root.r == root) return true;
        Head c = (Head) root.r;
        for (Cell h = root.r; h != root; h = h.r) if (((Head) h).size < c.size) c = (Head) h;
        if (c.size == 0) return false;
        cover(c);
        for (Cell i = c.d; i != c; i = i.d) {
            digits[i.row / 9] = i.row % 9 + 1;
            for (Cell j = i.r; j != i; j = j.r) cover(j.head);
            if (search()) return true;
            for (Cell j = i.l; j != i; j = j.l) uncover(j.head);
        }
        uncover(c);
        return false;
    }

    static void solve(String grid) {
        root = new Cell();
        Head[] heads = new Head[324];
        for (int i = 0; i < 324; i++) {
            Head h = heads[i] = new Head();
            h.l = root.l;
            h.r = root;
            root.l.r = h;
            root.l = h;
        }
        for (int s = 0; s < 81; s++)
            for (int d = 0; d < 9; d++) {
                char g = grid.charAt(s);
                if (g != '.' && g != '1' + d) continue;
                int r = s / 9, k = s % 9, b = r / 3 * 3 + k / 3;
                int[] cols = {s, 81 + 9 * r + d, 162 + 9 * k + d, 243 + 9 * b + d};
                Cell first = null;
                for (int x : cols) {
                    Head h = heads[x];
                    Cell c = new Cell();
                    c.head = h;
                    c.row = 9 * s + d;
                    c.u = h.u;
                    c.d = h;
                    h.u.d = c;
                    h.u = c;
                    h.size++;
                    if (first == null) first = c;
                    else {
                        c.l = first.l;
                        c.r = first;
                        first.l.r = c;
                        first.l = c;
                    }
                }
            }
        digits = new int[81];
        search();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        for (int t = in.nextInt(); t > 0; t--) {
            StringBuilder grid = new StringBuilder();
            for (int i = 0; i < 9; i++) grid.append(in.next());
            solve(grid.toString());
            for (int s = 0; s < 81; s++) {
                out.append(digits[s]);
                if (s % 9 == 8) out.append('\n');
            }
        }
        System.out.print(out);
    }
}
