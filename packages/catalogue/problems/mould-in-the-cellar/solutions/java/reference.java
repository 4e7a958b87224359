import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Queue;

public class Main {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    /** '.' is an empty place, 'o' a fresh cheese, 'x' a mouldy one. */
    static int solve(char[][] shelf) {
        int r = shelf.length;
        int c = shelf[0].length;
        Queue<Integer> queue = new ArrayDeque<>();
        int[] night = new int[r * c];
        int fresh = 0;
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                if (shelf[i][j] == 'x') {
                    queue.add(i * c + j);
                } else if (shelf[i][j] == 'o') {
                    fresh++;
                }
            }
        }
        int last = 0;
        while (!queue.isEmpty()) {
            int at = queue.remove();
            for (int[] step : STEPS) {
                int i = at / c + step[0];
                int j = at % c + step[1];
                if (i < 0 || i >= r || j < 0 || j >= c || shelf[i][j] != 'o') {
                    continue;
                }
                shelf[i][j] = 'x';
                fresh--;
                last = night[i * c + j] = night[at] + 1;
                queue.add(i * c + j);
            }
        }
        return fresh > 0 ? -1 : last;
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
