import java.io.*;
import java.util.*;

/** Take the plates away from the lowest to the highest; each one is compared with both ends of the rest. */
public class R4 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        long[] lowestFirst = new long[n]; // height and position in one number
        TreeSet<Integer> standing = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            st.nextToken();
            lowestFirst[i] = (long) st.nval << 18 | i;
            standing.add(i);
        }
        long best = 0;
        Arrays.sort(lowestFirst);
        for (long plate : lowestFirst) {
            int i = (int) (plate & (1 << 18) - 1);
            int reach = Math.max(i - standing.first(), standing.last() - i);
            best = Math.max(best, reach * (plate >> 18));
            standing.remove(i);
        }
        System.out.println(best);
    }
}
