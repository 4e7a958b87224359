import java.io.*;
import java.util.*;

public class Main {
    static long turn(int[] a, int[] b, int[] c) {
        return (long) (b[0] - a[0]) * (c[1] - a[1]) - (long) (b[1] - a[1]) * (c[0] - a[0]);
    }

    /** Returns the number of bends and twice the area. */
    static long[] solve(int[][] trees) {
        Arrays.sort(trees, (a, b) -> a[0] != b[0] ? Integer.compare(a[0], b[0]) : Integer.compare(a[1], b[1]));
        long[] answer = {1, 0};
        for (int n = 1; n <= trees.length; n++) {
            int[][] bends = new int[2 * n + 1][];
            int count = 0;
            for (int i = 0; i < n; i++) {
                if (count > 0 && Arrays.equals(trees[i], bends[count - 1])) continue;
                while (count > 1 && turn(bends[count - 2], bends[count - 1], trees[i]) <= 0) count--;
                bends[count++] = trees[i];
            }
            if (count == 1) continue;
            int lower = count;
            for (int i = n - 2; i >= 0; i--) {
                if (Arrays.equals(trees[i], bends[count - 1])) continue;
                while (count > lower && turn(bends[count - 2], bends[count - 1], trees[i]) <= 0) count--;
                bends[count++] = trees[i];
            }
            count--;
            long area = 0;
            for (int i = 2; i < count; i++) area += turn(bends[0], bends[i - 1], bends[i]);
            answer = new long[] {count, area};
        }
        return answer;
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
