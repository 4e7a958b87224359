import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static int[] solve(int[][] lawn) {
        int[] walk = new int[lawn.length * lawn[0].length];
        int next = 0;
        for (int ring = 0; 2 * ring + 1 < Math.min(lawn.length, lawn[0].length); ring++) {
            int bottom = lawn.length - 1 - ring;
            int right = lawn[0].length - 1 - ring;
            for (int x = ring; x < right; x++) {
                walk[next++] = lawn[ring][x];
            }
            for (int y = ring; y < bottom; y++) {
                walk[next++] = lawn[y][right];
            }
            for (int x = right; x > ring; x--) {
                walk[next++] = lawn[bottom][x];
            }
            for (int y = bottom; y > ring; y--) {
                walk[next++] = lawn[y][ring];
            }
        }
        return Arrays.copyOf(walk, next);
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
