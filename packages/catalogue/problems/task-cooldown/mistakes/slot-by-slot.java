import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] times, int c) {
        PriorityQueue<Integer> ready = new PriorityQueue<>(Comparator.reverseOrder());
        for (int t : times) ready.add(t);
        ArrayDeque<long[]> resting = new ArrayDeque<>();
        long slot = 0;
        while (!ready.isEmpty() || !resting.isEmpty()) {
            if (!resting.isEmpty() && resting.peek()[0] == slot) ready.add((int) resting.remove()[1]);
            if (!ready.isEmpty()) {
                int left = ready.remove() - 1;
                if (left > 0) resting.add(new long[] {slot + c + 1, left});
            }
            slot++;
        }
        return slot;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int c = nextInt(in);
        int[] times = new int[n];
        for (int i = 0; i < n; i++) {
            times[i] = nextInt(in);
        }
        System.out.println(solve(times, c));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
