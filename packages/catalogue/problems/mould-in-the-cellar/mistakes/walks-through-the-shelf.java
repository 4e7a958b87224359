import java.io.*;
import java.util.*;

public class Main {
    /** '.' is an empty place, 'o' a fresh cheese, 'x' a mouldy one. */
    static int solve(char[][] shelf) {
        int r = shelf.length, c = shelf[0].length;
        int[][] night = new int[r][c];
        for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) night[i][j] = shelf[i][j] == 'x' ? 0 : -1;
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        int d = 0;
        for (boolean changed = true; changed; d++) {
            changed = false;
            for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) {
                if (night[i][j] != d) continue;
                for (int[] s : steps) {
                    int y = i + s[0], x = j + s[1];
                    if (y < 0 || y >= r || x < 0 || x >= c || shelf[y][x] != 'o' || night[y][x] >= 0) continue;
                    night[y][x] = d + 1;
                    changed = true;
                }
            }
        }
        for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) if (shelf[i][j] == 'o' && night[i][j] < 0) return -1;
        return d - 1;
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
