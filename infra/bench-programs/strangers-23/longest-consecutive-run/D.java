import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(r.readLine().trim());
        StringTokenizer t = new StringTokenizer(r.readLine());
        int[] a = new int[n], b = new int[n];
        for (int i = 0; i < n; i++) a[i] = Integer.parseInt(t.nextToken()) ^ 0x80000000;
        for (int shift = 0; shift < 32; shift += 8) {
            int[] start = new int[257];
            for (int x : a) start[(x >>> shift & 255) + 1]++;
            for (int d = 0; d < 256; d++) start[d + 1] += start[d];
            for (int x : a) b[start[x >>> shift & 255]++] = x;
            int[] swap = a;
            a = b;
            b = swap;
        }
        int run = 1, best = 1;
        for (int i = 1; i < n; i++) {
            int step = a[i] - a[i - 1];
            if (step == 1) run++;
            else if (step != 0) run = 1;
            if (run > best) best = run;
        }
        System.out.println(best);
    }
}
