import java.io.*;
import java.util.*;

// Online hull: upper and lower hull live in TreeMaps x -> y, trees are inserted in input order.
public class R4 {
    // keeps the upper hull; for the lower one all y are negated
    static class Upper {
        final TreeMap<Long, Long> map = new TreeMap<>();

        static boolean bends(Map.Entry<Long, Long> a, long bx, long by, Map.Entry<Long, Long> c) {
            long ux = bx - a.getKey(), uy = by - a.getValue();
            long vx = c.getKey() - a.getKey(), vy = c.getValue() - a.getValue();
            return ux * vy - uy * vx < 0; // b strictly above the segment a c
        }

        void add(long x, long y) {
            Long old = map.get(x);
            if (old != null && old >= y) return;
            Map.Entry<Long, Long> left = map.lowerEntry(x), right = map.higherEntry(x);
            if (left != null && right != null && !bends(left, x, y, right)) return;
            map.put(x, y);
            Map.Entry<Long, Long> me = map.floorEntry(x);
            while (left != null) {
                Map.Entry<Long, Long> l2 = map.lowerEntry(left.getKey());
                if (l2 == null || bends(l2, left.getKey(), left.getValue(), me)) break;
                map.remove(left.getKey());
                left = l2;
            }
            while (right != null) {
                Map.Entry<Long, Long> r2 = map.higherEntry(right.getKey());
                if (r2 == null || bends(me, right.getKey(), right.getValue(), r2)) break;
                map.remove(right.getKey());
                right = r2;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        Upper up = new Upper(), down = new Upper();
        while (n-- > 0) {
            in.nextToken();
            long x = (long) in.nval;
            in.nextToken();
            long y = (long) in.nval;
            up.add(x, y);
            down.add(x, -y);
        }
        List<long[]> ring = new ArrayList<>();
        down.map.forEach((x, y) -> ring.add(new long[] {x, -y}));
        up.map.descendingMap().forEach((x, y) -> {
            long[] last = ring.get(ring.size() - 1);
            if (last[0] != x || last[1] != y) ring.add(new long[] {x, y});
        });
        if (ring.size() > 1) {
            long[] a = ring.get(0), z = ring.get(ring.size() - 1);
            if (a[0] == z[0] && a[1] == z[1]) ring.remove(ring.size() - 1);
        }
        long area = 0;
        long[] o = ring.get(0);
        for (int i = 2; i < ring.size(); i++) {
            long[] p = ring.get(i - 1), q = ring.get(i);
            area += (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0]);
        }
        System.out.println(ring.size() + " " + area);
    }
}
