import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] bags, int[] hats, long k) {
        PriorityQueue<long[]> heap = new PriorityQueue<>((x, y) -> Long.compare(x[0], y[0]));
        for (int bag : bags) heap.add(new long[] {(long) bag + hats[0], bag, 0});
        for (long i = 1; i < k; i++) {
            long[] top = heap.remove();
            int at = (int) top[2] + 1;
            if (at < hats.length) heap.add(new long[] {top[1] + hats[at], top[1], at});
        }
        return heap.element()[0];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = (int) nextLong(in);
        int m = (int) nextLong(in);
        long k = nextLong(in);
        int[] bags = new int[n];
        for (int i = 0; i < n; i++) {
            bags[i] = (int) nextLong(in);
        }
        int[] hats = new int[m];
        for (int i = 0; i < m; i++) {
            hats[i] = (int) nextLong(in);
        }
        System.out.println(solve(bags, hats, k));
    }

    private static long nextLong(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (long) in.nval;
    }
}
