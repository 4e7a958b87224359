import java.util.*;

public class C {
    record Place(int row, int col, int night) {}

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt(), c = sc.nextInt();
        char[][] g = new char[r][];
        Deque<Place> queue = new ArrayDeque<>();
        int fresh = 0;
        for (int i = 0; i < r; i++) {
            g[i] = sc.next().toCharArray();
            for (int j = 0; j < c; j++) {
                if (g[i][j] == 'x') queue.add(new Place(i, j, 0));
                if (g[i][j] == 'o') fresh++;
            }
        }
        int last = 0;
        int[][] dirs = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        while (!queue.isEmpty()) {
            Place p = queue.poll();
            last = p.night();
            for (int[] d : dirs) {
                int y = p.row() + d[0], x = p.col() + d[1];
                if (y < 0 || x < 0 || y >= r || x >= c || g[y][x] != 'o') continue;
                g[y][x] = 'x';
                fresh--;
                queue.add(new Place(y, x, p.night() + 1));
            }
        }
        System.out.println(fresh == 0 ? last : -1);
    }
}
