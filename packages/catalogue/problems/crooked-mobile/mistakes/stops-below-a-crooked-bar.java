import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] left, int[] right) {
        return count(left, right, 1);
    }

    private static int count(int[] left, int[] right, int bar) {
        if (bar == 0) return 0;
        if (Math.abs(height(left, right, left[bar]) - height(left, right, right[bar])) > 1) return 1;
        return count(left, right, left[bar]) + count(left, right, right[bar]);
    }

    private static int height(int[] left, int[] right, int bar) {
        return bar == 0 ? 0 : 1 + Math.max(height(left, right, left[bar]), height(left, right, right[bar]));
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
