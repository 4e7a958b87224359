import java.io.*;
import java.util.*;

public class Main {
    static int[] solve(int[] heights) {
        int n = heights.length;
        int[] steps = new int[n];
        for (int w = 2 * n - 1; w >= 0; w--) {
            int i = w % n, s = 1;
            while (s < n && heights[(i + s) % n] <= heights[i]) {
                int j = (i + s) % n;
                s += heights[j] < heights[i] && steps[j] > 0 ? steps[j] : 1;
            }
            steps[i] = s < n ? s : 0;
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
