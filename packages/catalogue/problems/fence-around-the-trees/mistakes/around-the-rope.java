import java.io.*;
import java.util.*;

public class Main {
    static long turn(int[] a, int[] b, int[] c) {
        return (long) (b[0] - a[0]) * (c[1] - a[1]) - (long) (b[1] - a[1]) * (c[0] - a[0]);
    }

    static long far(int[] a, int[] b) {
        return Math.abs((long) a[0] - b[0]) + Math.abs((long) a[1] - b[1]);
    }

    /** Returns the number of bends and twice the area. */
    static long[] solve(int[][] trees) {
        int[] first = trees[0];
        for (int[] t : trees) if (t[0] < first[0] || (t[0] == first[0] && t[1] < first[1])) first = t;
        List<int[]> bends = new ArrayList<>();
        int[] at = first;
        do {
            bends.add(at);
            int[] next = trees[0];
            for (int[] t : trees) {
                long side = turn(at, next, t);
                if (far(at, next) == 0 || side < 0 || (side == 0 && far(at, t) > far(at, next))) next = t;
            }
            at = next;
        } while (far(at, first) > 0);
        long area = 0;
        for (int i = 2; i < bends.size(); i++) area += turn(bends.get(0), bends.get(i - 1), bends.get(i));
        return new long[] {bends.size(), area};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[][] trees = new int[n][];
        for (int i = 0; i < n; i++) {
            trees[i] = new int[] {nextInt(in), nextInt(in)};
        }
        long[] answer = solve(trees);
        System.out.println(answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
