import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static int[] solve(int[] heights) {
        int n = heights.length;
        int[] steps = new int[n];
        int[] waiting = new int[n];
        int size = 0;
        for (int walked = 0; walked < 2 * n; walked++) {
            int height = heights[walked % n];
            while (size > 0 && heights[waiting[size - 1]] < height) {
                int at = waiting[--size];
                steps[at] = walked - at;
            }
            if (walked < n) {
                waiting[size++] = walked;
            }
        }
        return steps;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) {
            heights[i] = nextInt(in);
        }
        StringBuilder out = new StringBuilder();
        for (int value : solve(heights)) {
            out.append(value).append(' ');
        }
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
