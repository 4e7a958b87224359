import java.io.*;
import java.util.*;

public class E {
    static long solve(int[] bags, int[] hats, long k) {
        PriorityQueue<long[]> heap = new PriorityQueue<>((x, y) -> Long.compare(x[0], y[0]));
        for (int i = 0; i < bags.length; i++) {
            heap.add(new long[] {(long) bags[i] + hats[0], i, 0});
        }
        while (true) {
            long[] top = heap.poll();
            if (--k == 0) {
                return top[0];
            }
            int column = (int) top[2] + 1;
            if (column < hats.length) {
                heap.add(new long[] {(long) bags[(int) top[1]] + hats[column], top[1], column});
            }
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = (int) nextLong(in);
        int m = (int) nextLong(in);
        long k = nextLong(in);
        int[] bags = new int[n];
        for (int i = 0; i < n; i++) bags[i] = (int) nextLong(in);
        int[] hats = new int[m];
        for (int i = 0; i < m; i++) hats[i] = (int) nextLong(in);
        System.out.println(solve(bags, hats, k));
    }

    private static long nextLong(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (long) in.nval;
    }
}
