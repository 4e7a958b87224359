import java.io.*;
import java.util.Map;
import java.util.TreeMap;

public class W2 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        // weight -> how many stones of it are left
        TreeMap<Integer, Integer> stones = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            st.nextToken();
            stones.merge((int) st.nval, 1, Integer::sum);
        }
        int answer = 0;
        while (!stones.isEmpty()) {
            Map.Entry<Integer, Integer> top = stones.pollLastEntry();
            if (top.getValue() % 2 == 0) {
                continue; // they crumble in pairs
            }
            if (stones.isEmpty()) {
                answer = top.getKey();
                break;
            }
            Map.Entry<Integer, Integer> second = stones.pollLastEntry();
            if (second.getValue() > 1) {
                stones.put(second.getKey(), second.getValue() - 1);
            }
            int rest = top.getKey() - second.getKey();
            stones.put(rest, 1);
        }
        System.out.println(answer);
    }
}
