import java.io.*;
import java.util.*;

public class Main {
    /** Each offer holds two huts, numbered from 1, and the cost. */
    static long solve(int n, int[][] offers) {
        int[] leader = new int[n + 1];
        for (int v = 1; v <= n; v++) leader[v] = v;
        Arrays.sort(offers, (x, y) -> Integer.compare(x[2], y[2]));
        long total = 0;
        int taken = 0;
        for (int[] o : offers) {
            int a = o[0], b = o[1], steps = 0;
            while (leader[a] != a) a = leader[a];
            while (leader[b] != b) b = leader[b];
            if (a == b) continue;
            leader[o[0]] = b;
            total += o[2];
            taken++;
        }
        return taken == n - 1 ? total : -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] offers = new int[m][];
        for (int i = 0; i < m; i++) {
            offers[i] = new int[] {nextInt(in), nextInt(in), nextInt(in)};
        }
        System.out.println(solve(n, offers));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
