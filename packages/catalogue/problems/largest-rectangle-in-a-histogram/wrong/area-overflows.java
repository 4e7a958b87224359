import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static long solve(int[] heights) {
        int[] open = new int[heights.length + 1];
        int size = 0;
        int largest = 0;
        for (int i = 0; i <= heights.length; i++) {
            int height = i < heights.length ? heights[i] : 0;
            while (size > 0 && heights[open[size - 1]] > height) {
                int top = heights[open[--size]];
                int left = size > 0 ? open[size - 1] : -1;
                largest = Math.max(largest, top * (i - left - 1));
            }
            open[size++] = i;
        }
        return largest;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) {
            heights[i] = nextInt(in);
        }
        System.out.println(solve(heights));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
