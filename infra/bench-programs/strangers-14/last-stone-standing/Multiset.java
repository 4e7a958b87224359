import java.io.*;
import java.util.*;

/** Stones of equal weight are kept together: an even number of the heaviest simply vanishes. */
public class Multiset {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        TreeMap<Integer, Integer> stones = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            stones.merge((int) in.nval, 1, Integer::sum);
        }
        int last = 0;
        while (!stones.isEmpty()) {
            Map.Entry<Integer, Integer> heavy = stones.pollLastEntry();
            if (heavy.getValue() % 2 == 0) continue;
            Map.Entry<Integer, Integer> second = stones.lastEntry();
            if (second == null) {
                last = heavy.getKey();
                break;
            }
            if (second.getValue() == 1) stones.pollLastEntry();
            else stones.put(second.getKey(), second.getValue() - 1);
            stones.merge(heavy.getKey() - second.getKey(), 1, Integer::sum);
        }
        System.out.println(last);
    }
}
