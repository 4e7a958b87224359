import java.io.*;
import java.util.*;

public class P4 {
    /** Disjoint intervals, left end -> right end. */
    private final TreeMap<Integer, Integer> cover = new TreeMap<>();

    void add(int l, int r) {
        Map.Entry<Integer, Integer> before = cover.floorEntry(l);
        if (before != null && before.getValue() >= l) {
            l = before.getKey();
            r = Math.max(r, before.getValue());
        }
        Map.Entry<Integer, Integer> next;
        while ((next = cover.ceilingEntry(l)) != null && next.getKey() <= r) {
            r = Math.max(r, next.getValue());
            cover.remove(next.getKey());
        }
        cover.put(l, r);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        P4 set = new P4();
        for (int n = Integer.parseInt(in.readLine().trim()); n > 0; n--) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            set.add(Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken()));
        }
        StringBuilder sb = new StringBuilder();
        set.cover.forEach((l, r) -> sb.append(l).append(' ').append(r).append('\n'));
        System.out.print(sb);
    }
}
