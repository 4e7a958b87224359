import java.io.*;
import java.util.*;

public class CountedWeights {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        TreeMap<Integer, Integer> stones = new TreeMap<>();
        for (StringTokenizer st = new StringTokenizer(br.readLine()); st.hasMoreTokens(); )
            stones.merge(Integer.valueOf(st.nextToken()), 1, Integer::sum);
        while (!stones.isEmpty()) {
            Map.Entry<Integer, Integer> top = stones.pollLastEntry();
            if (top.getValue() % 2 == 0) continue;
            if (stones.isEmpty()) {
                System.out.println(top.getKey());
                return;
            }
            int second = stones.lastKey();
            if (stones.merge(second, -1, Integer::sum) == 0) stones.remove(second);
            stones.merge(top.getKey() - second, 1, Integer::sum);
        }
        System.out.println(0);
    }
}
