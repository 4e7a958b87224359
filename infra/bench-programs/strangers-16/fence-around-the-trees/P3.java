import java.io.*;
import java.util.*;

/** Online hull: the upper and the lower chain live in two tree maps and grow tree by tree. */
public class P3 {
    static class Chain {
        final TreeMap<Integer, Integer> pts = new TreeMap<>();

        static long cross(long ax, long ay, long bx, long by, long cx, long cy) {
            return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
        }

        void add(int x, int y) {
            Integer same = pts.get(x);
            if (same != null) {
                if (same >= y) return;
                pts.remove(x);
            }
            Map.Entry<Integer, Integer> l = pts.lowerEntry(x), r = pts.higherEntry(x);
            if (l != null && r != null
                    && cross(l.getKey(), l.getValue(), x, y, r.getKey(), r.getValue()) >= 0) {
                return; // not above the chain
            }
            // everything to the right that is no longer a bend
            for (Map.Entry<Integer, Integer> a = r, b; a != null; a = b) {
                b = pts.higherEntry(a.getKey());
                if (b == null || cross(x, y, a.getKey(), a.getValue(), b.getKey(), b.getValue()) < 0) break;
                pts.remove(a.getKey());
            }
            for (Map.Entry<Integer, Integer> a = l, b; a != null; a = b) {
                b = pts.lowerEntry(a.getKey());
                if (b == null || cross(b.getKey(), b.getValue(), a.getKey(), a.getValue(), x, y) < 0) break;
                pts.remove(a.getKey());
            }
            pts.put(x, y);
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        in.nextToken();
        int n = (int) in.nval;
        Chain up = new Chain(), down = new Chain();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int x = (int) in.nval;
            in.nextToken();
            int y = (int) in.nval;
            up.add(x, y);
            down.add(x, -y);
        }
        List<long[]> ring = new ArrayList<>();
        down.pts.forEach((x, y) -> ring.add(new long[] {x, -y}));
        up.pts.descendingMap().forEach((x, y) -> {
            long[] last = ring.get(ring.size() - 1), first = ring.get(0);
            if (last[0] == x && last[1] == y) return;
            if (first[0] == x && first[1] == y) return;
            ring.add(new long[] {x, y});
        });
        long twice = 0;
        for (int i = 0; i < ring.size(); i++) {
            long[] p = ring.get(i), q = ring.get((i + 1) % ring.size());
            twice += p[0] * q[1] - p[1] * q[0];
        }
        System.out.println(ring.size() + " " + Math.abs(twice));
    }
}
