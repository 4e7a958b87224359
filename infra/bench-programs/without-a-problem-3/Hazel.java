import java.io.*;
import java.util.*;

public class Hazel {
    record Point(long x, long y) {
        long to(Point o) {
            return (x - o.x) * (x - o.x) + (y - o.y) * (y - o.y);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(r.readLine().trim());
        List<Point> pts = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            StringTokenizer t = new StringTokenizer(r.readLine());
            pts.add(new Point(Long.parseLong(t.nextToken()), Long.parseLong(t.nextToken())));
        }
        long[] all = new long[n * (n - 1) / 2];
        int c = 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < i; j++)
                all[c++] = pts.get(i).to(pts.get(j));
        Arrays.sort(all);
        int kinds = 1;
        for (int i = 1; i < c; i++) if (all[i] != all[i - 1]) kinds++;
        System.out.println(all[c / 2] + " " + kinds);
    }
}
