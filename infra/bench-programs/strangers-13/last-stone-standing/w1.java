import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.TreeMap;

public class w1 {
    static int fight(TreeMap<Integer, Integer> stones) {
        while (!stones.isEmpty()) {
            Map.Entry<Integer, Integer> heaviest = stones.pollLastEntry();
            if (heaviest.getValue() > 1) {
                continue; // equal stones turn each other to dust
            }
            if (stones.isEmpty()) {
                return heaviest.getKey();
            }
            Map.Entry<Integer, Integer> second = stones.pollLastEntry();
            if (second.getValue() > 1) {
                stones.put(second.getKey(), second.getValue() - 1);
            }
            stones.merge(heaviest.getKey() - second.getKey(), 1, Integer::sum);
        }
        return 0;
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        StringTokenizer st = new StringTokenizer(in.readLine());
        TreeMap<Integer, Integer> stones = new TreeMap<>();
        while (st.hasMoreTokens()) {
            stones.merge(Integer.parseInt(st.nextToken()), 1, Integer::sum);
        }
        System.out.println(fight(stones));
    }
}
