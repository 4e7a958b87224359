import java.io.*;
import java.util.*;

public class W2 {
    static final long BASE = 1_000_000;

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        // value and index in one key, so that equal offers stay different
        TreeSet<Long> low = new TreeSet<>();
        TreeSet<Long> high = new TreeSet<>();
        long sum = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            long key = (long) in.nval * BASE + i;
            if (low.isEmpty() || key < low.last()) low.add(key);
            else high.add(key);
            if (low.size() > high.size() + 1) high.add(low.pollLast());
            if (high.size() > low.size()) low.add(high.pollFirst());
            sum += low.last() / BASE;
        }
        System.out.println(sum);
    }
}
