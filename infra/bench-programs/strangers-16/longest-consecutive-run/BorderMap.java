import java.io.*;
import java.util.*;

public class BorderMap {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        // for the two ends of every run the length of the run (inner entries are out of date)
        Map<Integer, Integer> length = new HashMap<>();
        int best = 0;
        while (n-- > 0) {
            st.nextToken();
            int x = (int) st.nval;
            if (length.containsKey(x)) continue;
            int left = length.getOrDefault(x - 1, 0);
            int right = length.getOrDefault(x + 1, 0);
            int all = left + 1 + right;
            length.put(x, all);
            length.put(x - left, all);
            length.put(x + right, all);
            best = Math.max(best, all);
        }
        System.out.println(best);
    }
}
