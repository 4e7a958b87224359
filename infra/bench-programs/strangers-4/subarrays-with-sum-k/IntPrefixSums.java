import java.io.*;
import java.util.*;

public class IntPrefixSums {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int k = (int) st.nval;
        Map<Integer, Integer> count = new HashMap<>();
        count.put(0, 1);
        int sum = 0;
        long answer = 0;
        for (int i = 0; i < n; i++) {
            st.nextToken();
            sum += (int) st.nval;
            answer += count.getOrDefault(sum - k, 0);
            count.merge(sum, 1, Integer::sum);
        }
        System.out.println(answer);
    }
}
