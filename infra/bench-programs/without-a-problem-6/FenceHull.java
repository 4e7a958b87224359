import java.util.*;

// A rope is laid round all the trees. Which trees does it touch at a corner, how much land is inside (doubled)?
public class FenceHull {
    static long cross(long[] o, long[] a, long[] b) {
        return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
    }

    static long dist(long[] a, long[] b) {
        return (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);
    }

    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        int n = s.nextInt();
        long[][] p = new long[n][2];
        int start = 0;
        for (int i = 0; i < n; i++) {
            p[i][0] = s.nextLong();
            p[i][1] = s.nextLong();
            if (p[i][0] < p[start][0] || p[i][0] == p[start][0] && p[i][1] < p[start][1]) start = i;
        }
        ArrayList<Integer> rope = new ArrayList<>();
        int at = start;
        do {
            rope.add(at);
            int best = at;
            for (int i = 0; i < n; i++) {
                if (i == at) continue;
                if (best == at) { best = i; continue; }
                long c = cross(p[at], p[best], p[i]);
                if (c < 0 || c == 0 && dist(p[at], p[i]) > dist(p[at], p[best])) best = i;
            }
            at = best;
        } while (at != start);

        long area = 0;
        for (int i = 0; i < rope.size(); i++) {
            long[] a = p[rope.get(i)], b = p[rope.get((i + 1) % rope.size())];
            area += a[0] * b[1] - a[1] * b[0];
        }
        System.out.println(rope.size() + " " + Math.abs(area));
        StringBuilder sb = new StringBuilder();
        for (int i : rope) sb.append(i + 1).append(' ');
        System.out.println(sb.toString().trim());
    }
}
