import java.io.*;
import java.util.*;

public class W1 {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    static void fill(int[][] image, int sr, int sc, int color) {
        final int old = image[sr][sc];
        if (old == color) {
            return;
        }
        Deque<int[]> queue = new ArrayDeque<>();
        image[sr][sc] = color;
        queue.add(new int[] {sr, sc});
        while (!queue.isEmpty()) {
            int[] cell = queue.poll();
            for (int[] step : STEPS) {
                int nr = cell[0] + step[0];
                int nc = cell[1] + step[1];
                if (nr < 0 || nr >= image.length) {
                    continue;
                }
                if (nc < 0 || nc >= image.length) {
                    continue;
                }
                if (image[nr][nc] == old) {
                    image[nr][nc] = color;
                    queue.add(new int[] {nr, nc});
                }
            }
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] head = new int[5];
        for (int i = 0; i < 5; i++) {
            in.nextToken();
            head[i] = (int) in.nval;
        }
        int[][] image = new int[head[0]][head[1]];
        for (int[] line : image) {
            for (int i = 0; i < line.length; i++) {
                in.nextToken();
                line[i] = (int) in.nval;
            }
        }
        fill(image, head[2], head[3], head[4]);
        StringBuilder sb = new StringBuilder();
        for (int[] line : image) {
            StringJoiner joined = new StringJoiner(" ");
            for (int value : line) {
                joined.add(Integer.toString(value));
            }
            sb.append(joined).append('\n');
        }
        System.out.print(sb);
    }
}
