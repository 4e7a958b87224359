import java.io.*;
import java.util.*;

public class Main {
    static int crooked;

    static int solve(int[] left, int[] right) {
        boolean[] seen = new boolean[left.length];
        height(left, right, 1, seen);
        return crooked;
    }

    private static int height(int[] left, int[] right, int bar, boolean[] seen) {
        if (bar == 0) return 0;
        if (Math.abs(height(left, right, left[bar], seen) - height(left, right, right[bar], seen)) > 1 && !seen[bar]) {
            seen[bar] = true;
            crooked++;
        }
        return height(left, right, left[bar], seen) > height(left, right, right[bar], seen)
            ? height(left, right, left[bar], seen) + 1
            : height(left, right, right[bar], seen) + 1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] left = new int[n + 1];
        int[] right = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            left[i] = nextInt(in);
            right[i] = nextInt(in);
        }
        System.out.println(solve(left, right));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
