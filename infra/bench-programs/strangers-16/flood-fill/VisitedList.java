import java.util.*;

public class VisitedList {
    record Square(int row, int col) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt(), c = in.nextInt();
        int sr = in.nextInt(), sc = in.nextInt(), color = in.nextInt();
        int[][] image = new int[r][c];
        for (int i = 0; i < r; i++)
            for (int j = 0; j < c; j++)
                image[i][j] = in.nextInt();

        int old = image[sr][sc];
        List<Square> visited = new ArrayList<>();
        visited.add(new Square(sr, sc));
        int[] dr = {0, 1, 0, -1};
        int[] dc = {1, 0, -1, 0};
        for (int k = 0; k < visited.size(); k++) {
            Square s = visited.get(k);
            for (int d = 0; d < 4; d++) {
                int i = s.row() + dr[d], j = s.col() + dc[d];
                if (i < 0 || j < 0 || i >= r || j >= c || image[i][j] != old) continue;
                Square next = new Square(i, j);
                if (!visited.contains(next)) visited.add(next);
            }
        }
        for (Square s : visited) image[s.row()][s.col()] = color;

        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                if (j > 0) sb.append(" ");
                sb.append(image[i][j]);
            }
            sb.append("\n");
        }
        System.out.print(sb);
    }
}
