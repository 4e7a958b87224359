import java.io.*;
import java.util.*;

public class SlowSelect {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int k = (int) st.nval;
        HashMap<Integer, Integer> freq = new HashMap<>();
        for (int i = 0; i < n; i++) {
            st.nextToken();
            int v = (int) st.nval;
            freq.put(v, freq.getOrDefault(v, 0) + 1);
        }
        StringBuilder sb = new StringBuilder();
        // take the most frequent value out, k times
        for (int round = 0; round < k; round++) {
            int bestKey = 0, bestCount = -1;
            for (Map.Entry<Integer, Integer> e : freq.entrySet()) {
                if (e.getValue() > bestCount) {
                    bestCount = e.getValue();
                    bestKey = e.getKey();
                }
            }
            freq.remove(bestKey);
            if (round > 0) sb.append(' ');
            sb.append(bestKey);
        }
        System.out.println(sb);
    }
}
