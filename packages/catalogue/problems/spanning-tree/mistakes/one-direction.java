import java.io.*;
import java.util.*;

public class Main {
    /** Each offer holds two huts, numbered from 1, and the cost. */
    static long solve(int n, int[][] offers) {
        List<List<int[]>> near = new ArrayList<>();
        for (int i = 0; i <= n; i++) near.add(new ArrayList<>());
        for (int[] o : offers) near.get(o[0]).add(new int[] {o[1], o[2]});
        PriorityQueue<int[]> heap = new PriorityQueue<>((x, y) -> Integer.compare(x[1], y[1]));
        heap.add(new int[] {1, 0});
        boolean[] done = new boolean[n + 1];
        long total = 0;
        int reached = 0;
        while (!heap.isEmpty()) {
            int[] top = heap.remove();
            if (done[top[0]]) continue;
            done[top[0]] = true;
            reached++;
            total += top[1];
            for (int[] e : near.get(top[0])) if (!done[e[0]]) heap.add(e);
        }
        return reached == n ? total : -1;
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
