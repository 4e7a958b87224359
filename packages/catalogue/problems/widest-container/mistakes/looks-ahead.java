import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] heights) {
        long best = 0;
        int l = 0, r = heights.length - 1;
        while (l < r) {
            best = Math.max(best, (long) (r - l) * Math.min(heights[l], heights[r]));
            if (heights[l + 1] >= heights[r - 1]) l++;
            else r--;
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
