import java.io.*;
import java.util.*;

public class NearestHutByScan {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        Map<Integer, List<int[]>> cables = new HashMap<>();
        for (int i = 0; i < m; i++) {
            int[] t = new int[3];
            for (int j = 0; j < 3; j++) {
                in.nextToken();
                t[j] = (int) in.nval;
            }
            cables.computeIfAbsent(t[0], x -> new ArrayList<>()).add(new int[]{t[1], t[2]});
            cables.computeIfAbsent(t[1], x -> new ArrayList<>()).add(new int[]{t[0], t[2]});
        }
        long[] dist = new long[n + 1];
        boolean[] in_ = new boolean[n + 1];
        Arrays.fill(dist, Long.MAX_VALUE);
        dist[1] = 0;
        long total = 0;
        for (int round = 0; round < n; round++) {
            int best = 0;
            for (int v = 1; v <= n; v++)
                if (!in_[v] && dist[v] < Long.MAX_VALUE && (best == 0 || dist[v] < dist[best])) best = v;
            if (best == 0) {
                System.out.println(-1);
                return;
            }
            in_[best] = true;
            total += dist[best];
            for (int[] c : cables.getOrDefault(best, List.of()))
                if (!in_[c[0]]) dist[c[0]] = Math.min(dist[c[0]], c[1]);
        }
        System.out.println(total);
    }
}
