import java.io.*;
import java.util.*;

public class DullTriangles {
    record P(long x, long y) {
        P minus(P o) { return new P(x - o.x, y - o.y); }
        long dot(P o) { return x * o.x + y * o.y; }
        long cross(P o) { return x * o.y - y * o.x; }
    }

    static int angle(P at, P a, P b) {
        return Long.signum(a.minus(at).dot(b.minus(at)));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<P> ps = new ArrayList<>();
        for (String s; (s = in.readLine()) != null && !s.equals("end"); ) {
            String[] f = s.split(";");
            ps.add(new P(Long.parseLong(f[0]), Long.parseLong(f[1])));
        }
        int sharp = 0, right = 0, dull = 0, flat = 0;
        for (int i = 0; i < ps.size(); i++) {
            for (int j = 0; j < i; j++) {
                P ij = ps.get(j).minus(ps.get(i));
                for (int k = 0; k < j; k++) {
                    P a = ps.get(i), b = ps.get(j), c = ps.get(k);
                    if (ij.cross(c.minus(a)) == 0) { flat++; continue; }
                    int worst = Math.min(angle(a, b, c), Math.min(angle(b, a, c), angle(c, a, b)));
                    if (worst < 0) dull++;
                    else if (worst == 0) right++;
                    else sharp++;
                }
            }
        }
        System.out.printf("acute %d right %d obtuse %d flat %d%n", sharp, right, dull, flat);
    }
}
