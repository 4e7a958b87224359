import java.io.*;
import java.util.*;

public class Main {
    /** Each offer holds two huts, numbered from 1, and the cost. */
    static long solve(int n, int[][] offers) {
        List<List<int[]>> near = new ArrayList<>();
        for (int i = 0; i <= n; i++) near.add(new ArrayList<>());
        for (int[] o : offers) { near.get(o[0]).add(new int[] {o[1], o[2]}); near.get(o[1]).add(new int[] {o[0], o[2]}); }
        long[] best = new long[n + 1];
        Arrays.fill(best, Long.MAX_VALUE);
        best[1] = 0;
        boolean[] done = new boolean[n + 1];
        long total = 0;
        for (int step = 0; step < n; step++) {
            int next = 0;
            for (int v = 1; v <= n; v++) if (!done[v] && (next == 0 || best[v] < best[next])) next = v;
            if (best[next] == Long.MAX_VALUE) return -1;
            done[next] = true;
            total += best[next];
            for (int[] e : near.get(next)) best[e[0]] = Math.min(best[e[0]], e[1]);
        }
        return total;
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
