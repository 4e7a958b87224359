import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] heights) {
        long best = 0;
        int tallest = -1;
        for (int i = 0; i < heights.length; i++) {
            if (heights[i] <= tallest) continue;
            tallest = heights[i];
            for (int j = heights.length - 1; j > i; j--)
                best = Math.max(best, (long) (j - i) * Math.min(heights[i], heights[j]));
        }
        return best;
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
