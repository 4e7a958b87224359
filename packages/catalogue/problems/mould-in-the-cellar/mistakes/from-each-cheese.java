import java.io.*;
import java.util.*;

public class Main {
    /** '.' is an empty place, 'o' a fresh cheese, 'x' a mouldy one. */
    static int solve(char[][] shelf) {
        int r = shelf.length, c = shelf[0].length, last = 0;
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) {
            if (shelf[i][j] != 'o') continue;
            int[] dist = new int[r * c];
            ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(i * c + j));
            dist[i * c + j] = 1;
            int found = -1;
            while (found < 0 && !queue.isEmpty()) {
                int at = queue.remove();
                for (int[] s : steps) {
                    int y = at / c + s[0], x = at % c + s[1];
                    if (y < 0 || y >= r || x < 0 || x >= c || shelf[y][x] == '.' || dist[y * c + x] > 0) continue;
                    dist[y * c + x] = dist[at] + 1;
                    if (shelf[y][x] == 'x') found = dist[at];
                    queue.add(y * c + x);
                }
            }
            if (found < 0) return -1;
            last = Math.max(last, found);
        }
        return last;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] size = in.readLine().trim().split(" ");
        char[][] shelf = new char[Integer.parseInt(size[0])][];
        for (int i = 0; i < shelf.length; i++) {
            shelf[i] = in.readLine().trim().toCharArray();
        }
        System.out.println(solve(shelf));
    }
}
