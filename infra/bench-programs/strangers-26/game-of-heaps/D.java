import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        SortedMap<Long, Integer> sizes = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            st.nextToken();
            sizes.merge((long) st.nval, 1, Integer::sum);
        }
        long x = 0;
        for (Map.Entry<Long, Integer> e : sizes.entrySet())
            if ((e.getValue() & 1) == 1) x ^= e.getKey();
        long ways = 0;
        if (x != 0) {
            long top = Long.highestOneBit(x);
            for (Map.Entry<Long, Integer> e : sizes.entrySet())
                if ((e.getKey() & top) != 0) ways += e.getValue();
        }
        System.out.println(ways);
    }
}
