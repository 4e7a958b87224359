import java.io.*;
import java.util.*;

public class P5 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int c = (int) in.nval;
        // most plays left first
        PriorityQueue<Integer> ready = new PriorityQueue<>(Collections.reverseOrder());
        for (int i = 0; i < n; i++) {
            in.nextToken();
            ready.add((int) in.nval);
        }
        Queue<long[]> resting = new ArrayDeque<>();   // { slot when ready again, plays left }
        long slot = 0;
        while (!ready.isEmpty() || !resting.isEmpty()) {
            slot++;
            if (!resting.isEmpty() && resting.peek()[0] <= slot) {
                ready.add((int) resting.poll()[1]);
            }
            if (!ready.isEmpty()) {
                int left = ready.poll() - 1;
                if (left > 0) {
                    resting.add(new long[] { slot + c + 1, left });
                }
            }
        }
        System.out.println(slot);
    }
}
