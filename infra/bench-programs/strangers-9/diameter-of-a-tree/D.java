import java.io.*;
import java.util.*;
import java.util.stream.*;

/** Depths by climbing up to known chambers, then all chambers sorted from deep to shallow. */
public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        final int n = Integer.parseInt(in.readLine().trim());
        final int[] parent = new int[n + 1];
        StringTokenizer st = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) parent[i] = Integer.parseInt(st.nextToken());

        final int[] depth = new int[n + 1]; // 0 means: not known
        final int[] way = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            int len = 0;
            int v = i;
            while (v != 0 && depth[v] == 0) {
                way[len++] = v;
                v = parent[v];
            }
            int d = v == 0 ? 0 : depth[v];
            while (len > 0) depth[way[--len]] = ++d;
        }

        long[] keys = IntStream.rangeClosed(1, n).mapToLong(v -> ((long) -depth[v] << 20) + v).sorted().toArray();
        int[] height = new int[n + 1];
        int answer = 0;
        for (long key : keys) {
            int v = (int) (key & ((1 << 20) - 1));
            int p = parent[v];
            if (p == 0) continue;
            answer = Math.max(answer, height[p] + height[v] + 1);
            height[p] = Math.max(height[p], height[v] + 1);
        }
        System.out.println(answer);
    }
}
