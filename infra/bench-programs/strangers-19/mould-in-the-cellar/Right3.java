import java.io.*;
import java.util.*;

public class Right3 {
    record Place(int row, int col) {
        List<Place> neighbours() {
            return List.of(new Place(row - 1, col), new Place(row + 1, col), new Place(row, col - 1), new Place(row, col + 1));
        }
    }
    static class Shelf {
        final char[][] cells;
        int fresh = 0;
        final Deque<Place> mouldy = new ArrayDeque<>();
        Shelf(char[][] cells) {
            this.cells = cells;
            for (int i = 0; i < cells.length; i++)
                for (int j = 0; j < cells[i].length; j++)
                    if (cells[i][j] == 'o') fresh++;
                    else if (cells[i][j] == 'x') mouldy.add(new Place(i, j));
        }
        boolean isFresh(Place p) {
            return p.row >= 0 && p.row < cells.length && p.col >= 0 && p.col < cells[0].length && cells[p.row][p.col] == 'o';
        }
        int run() {
            int night = 0;
            while (fresh > 0 && !mouldy.isEmpty()) {
                night++;
                for (int k = mouldy.size(); k > 0; k--) {
                    for (Place p : mouldy.poll().neighbours()) {
                        if (!isFresh(p)) continue;
                        cells[p.row][p.col] = 'x';
                        fresh--;
                        mouldy.add(p);
                    }
                }
            }
            return fresh > 0 ? -1 : night;
        }
    }
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int r = Integer.parseInt(st.nextToken());
        char[][] cells = new char[r][];
        for (int i = 0; i < r; i++) cells[i] = in.readLine().trim().toCharArray();
        System.out.println(new Shelf(cells).run());
    }
}
