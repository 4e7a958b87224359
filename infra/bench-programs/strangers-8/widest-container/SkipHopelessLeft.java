import java.io.*;
import java.util.*;

public class SkipHopelessLeft {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        long[] h = new long[n];
        for (int i = 0; i < n; i++) h[i] = Long.parseLong(st.nextToken());
        long best = 0;
        for (int i = 0; i < n; i++) {
            if (h[i] * (n - 1 - i) <= best) continue;       // cannot get any better with this one
            for (int j = n - 1; j > i; j--) {
                best = Math.max(best, Math.min(h[i], h[j]) * (j - i));
            }
        }
        System.out.println(best);
    }
}
