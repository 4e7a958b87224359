import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    static int[] solve(int[][] lawn) {
        // Write your solution here.
        return Arrays.stream(lawn).flatMapToInt(Arrays::stream).toArray();
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
