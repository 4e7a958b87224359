import java.io.*;
import java.util.*;

/** Keeps only the lowest and the highest tree of every column. */
public class C {
    record P(long x, long y) {
        long cross(P b, P c) {
            return (b.x - x) * (c.y - y) - (b.y - y) * (c.x - x);
        }
    }

    static void push(ArrayList<P> st, P p, int sign) {
        int s;
        while ((s = st.size()) >= 2 && Long.signum(st.get(s - 2).cross(st.get(s - 1), p)) * sign <= 0)
            st.remove(s - 1);
        st.add(p);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        in.nextToken();
        int n = (int) in.nval;
        TreeMap<Integer, int[]> columns = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int x = (int) in.nval;
            in.nextToken();
            int y = (int) in.nval;
            int[] col = columns.get(x);
            if (col == null) columns.put(x, new int[] {y, y});
            else {
                col[0] = Math.min(col[0], y);
                col[1] = Math.max(col[1], y);
            }
        }
        ArrayList<P> lower = new ArrayList<>(), upper = new ArrayList<>();
        columns.forEach((x, c) -> {
            push(lower, new P(x, c[0]), 1);
            push(upper, new P(x, c[1]), -1);
        });
        Collections.reverse(upper);
        LinkedHashSet<P> ring = new LinkedHashSet<>(lower);
        ring.addAll(upper);
        P[] h = ring.toArray(new P[0]);
        long area = 0;
        for (int i = 2; i < h.length; i++) area += h[0].cross(h[i - 1], h[i]);
        System.out.println(h.length + " " + Math.abs(area));
    }
}
