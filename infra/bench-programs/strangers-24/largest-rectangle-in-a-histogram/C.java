import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] a) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(r.readLine().trim());
        StringTokenizer t = new StringTokenizer(r.readLine());
        int[] h = new int[n], L = new int[n], R = new int[n];
        for (int i = 0; i < n; i++) h[i] = Integer.parseInt(t.nextToken());
        for (int i = 0; i < n; i++) {
            int p = i - 1;
            while (p >= 0 && h[p] >= h[i]) p = L[p];
            L[i] = p;
        }
        for (int i = n - 1; i >= 0; i--) {
            int p = i + 1;
            while (p < n && h[p] >= h[i]) p = R[p];
            R[i] = p;
        }
        long best = 0;
        for (int i = 0; i < n; i++) best = Math.max(best, (long) h[i] * (R[i] - L[i] - 1));
        System.out.println(best);
    }
}
