import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static int[] solve(int[][] lawn) {
        int[] walk = new int[lawn.length * lawn[0].length];
        int[][] directions = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        boolean[][] mown = new boolean[lawn.length][lawn[0].length];
        int y = 0;
        int x = 0;
        int direction = 0;
        for (int i = 0; i < walk.length; i++) {
            walk[i] = lawn[y][x];
            mown[y][x] = true;
            if (!isFree(mown, y + directions[direction][0], x + directions[direction][1])) {
                direction = (direction + 1) % directions.length;
            }
            y += directions[direction][0];
            x += directions[direction][1];
        }
        return walk;
    }

    private static boolean isFree(boolean[][] mown, int y, int x) {
        return y >= 0 && y < mown.length && x >= 0 && x < mown[y].length && !mown[y][x];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[][] lawn = new int[nextInt(in)][nextInt(in)];
        for (int[] row : lawn) {
            Arrays.setAll(row, x -> nextInt(in));
        }
        StringBuilder out = new StringBuilder();
        for (int number : solve(lawn)) {
            out.append(number).append(' ');
        }
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) {
        try {
            in.nextToken();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return (int) in.nval;
    }
}
