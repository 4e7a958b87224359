import java.io.*;
import java.util.*;

public class D {
    static long[] until;
    static int n, k;

    static boolean fits(long disc) {
        int scene = 0;
        for (int used = 0; used < k; used++) {
            long target = until[scene] + disc;
            int step = 1;
            while (scene + step <= n && until[scene + step] <= target) step *= 2;
            int yes = scene + step / 2, no = Math.min(n + 1, scene + step);
            while (no - yes > 1) {
                int mid = (yes + no) >>> 1;
                if (until[mid] <= target) yes = mid;
                else no = mid;
            }
            scene = yes;
            if (scene == n) return true;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        StringTokenizer t = new StringTokenizer(in.readLine());
        n = Integer.parseInt(t.nextToken());
        k = Integer.parseInt(t.nextToken());
        t = new StringTokenizer(in.readLine());
        until = new long[n + 1];
        long longest = 0;
        for (int i = 1; i <= n; i++) {
            long s = Long.parseLong(t.nextToken());
            longest = Math.max(longest, s);
            until[i] = until[i - 1] + s;
        }
        long bad = longest - 1, good = until[n];
        while (good - bad > 1) {
            long mid = bad + (good - bad) / 2;
            if (fits(mid)) good = mid;
            else bad = mid;
        }
        System.out.println(good);
    }
}
