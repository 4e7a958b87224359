import java.io.*;
import java.util.*;

public class OneByOneIntoTree {
    private final TreeMap<Integer, Integer> parts = new TreeMap<>();

    void add(int l, int r) {
        Map.Entry<Integer, Integer> e = parts.floorEntry(r);
        while (e != null && e.getValue() >= l) {
            l = Math.min(l, e.getKey());
            r = Math.max(r, e.getValue());
            parts.remove(e.getKey());
            e = parts.floorEntry(r);
        }
        parts.put(l, r);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        OneByOneIntoTree t = new OneByOneIntoTree();
        st.nextToken();
        for (int n = (int) st.nval; n > 0; n--) {
            st.nextToken();
            int l = (int) st.nval;
            st.nextToken();
            t.add(l, (int) st.nval);
        }
        PrintWriter pw = new PrintWriter(System.out);
        t.parts.forEach((l, r) -> pw.println(l + " " + r));
        pw.flush();
    }
}
