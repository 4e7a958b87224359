import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] heights) {
        int top = 0;
        for (int i = 1; i < heights.length; i++) if (heights[i] > heights[top]) top = i;
        long best = 0;
        for (int i = 0; i < heights.length; i++)
            best = Math.max(best, (long) Math.abs(i - top) * heights[i]);
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
