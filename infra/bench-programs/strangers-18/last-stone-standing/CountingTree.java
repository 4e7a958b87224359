import java.io.*;
import java.util.*;

/** A TreeMap from weight to the number of stones of that weight; equal ones crumble in pairs at once. */
public class CountingTree {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        TreeMap<Integer, Integer> stones = new TreeMap<>();
        for (StringTokenizer st = new StringTokenizer(in.readLine()); st.hasMoreTokens(); ) {
            stones.merge(Integer.valueOf(st.nextToken()), 1, Integer::sum);
        }
        int last = 0;
        while (!stones.isEmpty()) {
            var heaviest = stones.pollLastEntry();
            if (heaviest.getValue() % 2 == 0) continue;
            var second = stones.lastEntry();
            if (second == null) {
                last = heaviest.getKey();
                break;
            }
            if (second.getValue() == 1) stones.pollLastEntry();
            else stones.put(second.getKey(), second.getValue() - 1);
            stones.merge(heaviest.getKey() - second.getKey(), 1, Integer::sum);
        }
        System.out.println(last);
    }
}
