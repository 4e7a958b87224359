import java.util.*;

public class DancingLinks {
    static class Node {
        Node left = this, right = this, up = this, down = this;
        Column column;
        int choice;
    }

    static class Column extends Node {
        int size;

        void cover() {
            right.left = left;
            left.right = right;
            for (Node i = down; i != this; i = i.down)
                for (Node j = i.right; j != i; j = j.right) {
                    j.down.up = j.up;
                    j.up.down = j.down;
                    j.column.size--;
                }
        }

        void uncover() {
            for (Node i = up; i != this; i = i.up)
                for (Node j = i.left; j != i; j = j.left) {
                    j.column.size++;
                    j.down.up = j;
                    j.up.down = j;
                }
            right.left = this;
            left.right = this;
        }
    }

    private final Column root = new Column();
    private final Deque<Integer> chosen = new ArrayDeque<>();

    DancingLinks(String[] grid) {
        Column[] cols = new Column[324];
        for (int i = 0; i < 324; i++) {
            Column c = cols[i] = new Column();
            c.column = c;
            c.right = root;
            c.left = root.left;
            root.left.right = c;
            root.left = c;
        }
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                for (int d = 0; d < 9; d++) {
                    char sign = grid[r].charAt(c);
                    if (sign != '.' && sign != '1' + d) continue;
                    int b = r / 3 * 3 + c / 3;
                    int[] needs = {r * 9 + c, 81 + r * 9 + d, 162 + c * 9 + d, 243 + b * 9 + d};
                    Node first = null;
                    for (int k : needs) {
                        Node x = new Node();
                        x.column = cols[k];
                        x.choice = r * 81 + c * 9 + d;
                        x.down = cols[k];
                        x.up = cols[k].up;
                        cols[k].up.down = x;
                        cols[k].up = x;
                        cols[k].size++;
                        if (first == null) first = x;
                        else {
                            x.right = first;
                            x.left = first.left;
                            first.left.right = x;
                            first.left = x;
                        }
                    }
                }
    }

    boolean search() {
        if (root.right == root) return true;
        Column best = (Column) root.right;
        for (Node c = root.right; c != root; c = c.right)
            if (((Column) c).size < best.size) best = (Column) c;
        best.cover();
        for (Node r = best.down; r != best; r = r.down) {
            chosen.push(r.choice);
            for (Node j = r.right; j != r; j = j.right) j.column.cover();
            if (search()) return true;
            for (Node j = r.left; j != r; j = j.left) j.column.uncover();
            chosen.pop();
        }
        best.uncover();
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int t = in.nextInt(); t > 0; t--) {
            String[] grid = new String[9];
            for (int i = 0; i < 9; i++) grid[i] = in.next();
            DancingLinks dl = new DancingLinks(grid);
            dl.search();
            char[][] out = new char[9][9];
            for (int x : dl.chosen) out[x / 81][x / 9 % 9] = (char) ('1' + x % 9);
            for (char[] row : out) System.out.println(row);
        }
    }
}
