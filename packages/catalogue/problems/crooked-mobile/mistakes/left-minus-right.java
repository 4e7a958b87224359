import java.io.*;
import java.util.*;

public class Main {
    private static int crooked;

    static int solve(int[] left, int[] right) {
        crooked = 0;
        height(left, right, 1);
        return crooked;
    }

    private static int height(int[] left, int[] right, int bar) {
        if (bar == 0) {
            return 0;
        }
        int a = height(left, right, left[bar]);
        int b = height(left, right, right[bar]);
        if (a - b > 1) {
            crooked++;
        }
        return 1 + Math.max(a, b);
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
