import java.util.*;

public class MownList {
    record Square(int row, int col) {}

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt(), c = sc.nextInt();
        int[][] lawn = new int[r][c];
        for (int[] row : lawn) for (int j = 0; j < c; j++) row[j] = sc.nextInt();
        int[] dr = {0, 1, 0, -1}, dc = {1, 0, -1, 0};
        List<Square> mown = new ArrayList<>();
        Square here = new Square(0, 0);
        int d = 0;
        StringBuilder out = new StringBuilder();
        while (true) {
            mown.add(here);
            out.append(lawn[here.row()][here.col()]).append(' ');
            if (mown.size() == r * c) break;
            Square next = new Square(here.row() + dr[d], here.col() + dc[d]);
            if (next.row() < 0 || next.row() == r || next.col() < 0 || next.col() == c || mown.contains(next)) {
                d = (d + 1) % 4;
                next = new Square(here.row() + dr[d], here.col() + dc[d]);
            }
            here = next;
        }
        System.out.println(out.toString().trim());
    }
}
