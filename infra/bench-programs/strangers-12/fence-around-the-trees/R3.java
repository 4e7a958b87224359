import java.io.*;
import java.util.*;

/** Graham's scan: sort by angle around the lowest point. */
public class R3 {
    record P(long x, long y) {
        P minus(P o) { return new P(x - o.x, y - o.y); }
        long cross(P o) { return x * o.y - y * o.x; }
        long norm() { return x * x + y * y; }
    }

    static long turn(P a, P b, P c) {
        return b.minus(a).cross(c.minus(a));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        List<P> points = new ArrayList<>(n);
        P base = null;
        for (int i = 0; i < n; i++) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            P p = new P(Long.parseLong(st.nextToken()), Long.parseLong(st.nextToken()));
            points.add(p);
            if (base == null || p.y < base.y || p.y == base.y && p.x < base.x) base = p;
        }
        final P pivot = base;
        points.removeIf(p -> p.equals(pivot));
        points.sort((a, b) -> {
            long t = turn(pivot, a, b);
            if (t != 0) return t > 0 ? -1 : 1;
            return Long.compare(a.minus(pivot).norm(), b.minus(pivot).norm());
        });
        ArrayList<P> hull = new ArrayList<>();
        hull.add(pivot);
        for (P p : points) {
            while (hull.size() > 1 && turn(hull.get(hull.size() - 2), hull.get(hull.size() - 1), p) <= 0) {
                hull.remove(hull.size() - 1);
            }
            hull.add(p);
        }
        long area = 0;
        for (int i = 2; i < hull.size(); i++) area += turn(pivot, hull.get(i - 1), hull.get(i));
        System.out.println(hull.size() + " " + area);
    }
}
