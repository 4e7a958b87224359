import java.io.*;
import java.util.*;

/** Keeps only the useful loads: no other load is lighter (or equal) and worth at least as much. */
public class P4 {
    record Load(int weight, long worth) {}

    static List<Load> merge(List<Load> old, int w, long v, int c) {
        List<Load> out = new ArrayList<>(old.size() + 16);
        int i = 0, j = 0;
        long top = -1;
        while (i < old.size() || j < old.size()) {
            Load cand;
            boolean first;
            if (j >= old.size()) first = true;
            else if (i >= old.size()) first = false;
            else {
                Load a = old.get(i), b = old.get(j);
                int bw = b.weight() + w;
                first = a.weight() < bw || (a.weight() == bw && a.worth() >= b.worth() + v);
            }
            if (first) {
                cand = old.get(i++);
            } else {
                Load b = old.get(j++);
                if (b.weight() + w > c) {
                    j = old.size();
                    continue;
                }
                cand = new Load(b.weight() + w, b.worth() + v);
            }
            if (cand.worth() > top) {
                out.add(cand);
                top = cand.worth();
            }
        }
        return out;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken()), c = Integer.parseInt(st.nextToken());
        StringTokenizer ws = new StringTokenizer(in.readLine()), vs = new StringTokenizer(in.readLine());
        List<Load> front = List.of(new Load(0, 0));
        for (int i = 0; i < n; i++) {
            front = merge(front, Integer.parseInt(ws.nextToken()), Long.parseLong(vs.nextToken()), c);
        }
        System.out.println(front.get(front.size() - 1).worth());
    }
}
