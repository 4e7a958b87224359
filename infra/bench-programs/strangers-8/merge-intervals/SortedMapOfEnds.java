import java.io.*;
import java.util.*;

public class SortedMapOfEnds {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        TreeMap<Integer, Integer> ends = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            st.nextToken();
            int l = (int) st.nval;
            st.nextToken();
            int r = (int) st.nval;
            ends.put(l, r);
        }
        StringBuilder out = new StringBuilder();
        int from = ends.firstKey(), to = ends.get(from);
        for (Map.Entry<Integer, Integer> e : ends.entrySet()) {
            if (e.getKey() > to) {
                out.append(from).append(' ').append(to).append('\n');
                from = e.getKey();
            }
            to = Math.max(to, e.getValue());
        }
        out.append(from).append(' ').append(to).append('\n');
        System.out.print(out);
    }
}
