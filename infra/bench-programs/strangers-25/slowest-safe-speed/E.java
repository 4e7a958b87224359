import java.io.*;
import java.util.*;

public class E {
    static int[] tank;
    static int n;

    /* tanks up to v need one hour each, only the rest is divided */
    static boolean enough(long v, long h) {
        int lo = 0, hi = n;
        while (lo < hi) {
            int mid = (lo + hi) >> 1;
            if (tank[mid] <= v) lo = mid + 1; else hi = mid;
        }
        h -= lo;
        for (int i = n - 1; i >= lo && h >= 0; i--) h -= (tank[i] + v - 1) / v;
        return h >= 0;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        n = (int) in.nval;
        in.nextToken();
        long h = (long) in.nval, sum = 0;
        tank = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            sum += tank[i] = (int) in.nval;
        }
        Arrays.sort(tank);
        long lo = (sum + h - 1) / h, hi = tank[n - 1];
        while (lo < hi) {
            long v = (lo + hi) / 2;
            if (enough(v, h)) hi = v;
            else lo = v + 1;
        }
        System.out.println(lo);
    }
}
