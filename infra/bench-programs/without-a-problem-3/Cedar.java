import java.io.*;
import java.util.HashMap;
import java.util.Map;

public class Cedar {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        long k = (long) st.nval;
        Map<Long, int[]> seen = new HashMap<>();
        seen.put(0L, new int[]{1, 0});
        long sum = 0, count = 0;
        int longest = 0;
        for (int i = 1; i <= n; i++) {
            st.nextToken();
            sum += (long) st.nval;
            int[] hit = seen.get(sum - k);
            if (hit != null) {
                count += hit[0];
                longest = Math.max(longest, i - hit[1]);
            }
            int[] own = seen.get(sum);
            if (own == null) seen.put(sum, new int[]{1, i});
            else own[0]++;
        }
        System.out.println(count + " " + longest);
    }
}
