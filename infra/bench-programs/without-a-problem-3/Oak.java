import java.io.*;
import java.util.*;

public class Oak {
    static class Talk {
        int from, till, gain;
        Talk(String line) {
            String[] p = line.trim().split("\\s+");
            from = Integer.parseInt(p[0]);
            till = Integer.parseInt(p[1]);
            gain = Integer.parseInt(p[2]);
        }
    }

    public static void main(String[] args) throws IOException {
        try (BufferedReader br = new BufferedReader(new InputStreamReader(System.in))) {
            int n = Integer.parseInt(br.readLine().trim());
            Talk[] t = new Talk[n];
            for (int i = 0; i < n; i++) t[i] = new Talk(br.readLine());
            Arrays.sort(t, Comparator.comparingInt(x -> x.till));
            long[] best = new long[n + 1];
            for (int i = 1; i <= n; i++) {
                Talk x = t[i - 1];
                int lo = 0, hi = i - 1;
                while (lo < hi) {
                    int mid = (lo + hi + 1) >>> 1;
                    if (t[mid - 1].till <= x.from) lo = mid;
                    else hi = mid - 1;
                }
                best[i] = Math.max(best[i - 1], best[lo] + x.gain);
            }
            System.out.println(best[n]);
        }
    }
}
