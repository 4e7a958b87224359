import java.io.*;
import java.util.*;

public class K11 {
    static class Mid {
        PriorityQueue<Integer> lo = new PriorityQueue<>(Comparator.reverseOrder());
        PriorityQueue<Integer> hi = new PriorityQueue<>();

        void add(int x) {
            if (lo.isEmpty() || x <= lo.peek()) lo.add(x);
            else hi.add(x);
            if (lo.size() > hi.size() + 1) hi.add(lo.poll());
            if (hi.size() > lo.size()) lo.add(hi.poll());
        }

        int get() {
            return lo.peek();
        }
    }

    public static void main(String[] args) throws Exception {
        StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
        in.nextToken();
        int n = (int) in.nval;
        Mid m = new Mid();
        long sum = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            m.add((int) in.nval);
            sum += m.get();
        }
        System.out.println(sum);
    }
}
