import java.io.*;
import java.util.*;

/** Sort once for each position with this letter masked out; equal neighbours in the order form a group. */
public class P4 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        String begin = st.nextToken(), end = st.nextToken();
        int n = Integer.parseInt(in.readLine().trim());
        int l = begin.length();
        long[] code = new long[n + 1];
        int target = -1;
        for (int i = 0; i <= n; i++) {
            String w = i == n ? begin : in.readLine().trim();
            if (w.equals(end)) target = i;
            for (int j = 0; j < l; j++) code[i] = code[i] << 5 | (w.charAt(j) - 'a');
        }
        if (target < 0) {
            System.out.println(0);
            return;
        }
        int total = n + 1;
        int[][] place = new int[l][total], member = new int[l][total], first = new int[l][total];
        for (int p = 0; p < l; p++) {
            long[] keys = new long[total];
            long mask = ~(31L << 5 * p);
            for (int i = 0; i < total; i++) keys[i] = (code[i] & mask) << 14 | i;
            Arrays.sort(keys);
            for (int i = 0; i < total; i++) {
                int id = (int) (keys[i] & 16383);
                member[p][i] = id;
                place[p][id] = i;
                first[p][i] = i > 0 && keys[i] >> 14 == keys[i - 1] >> 14 ? first[p][i - 1] : i;
            }
        }
        int[] dist = new int[total];
        boolean[][] done = new boolean[l][total];
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        queue.add(n);
        dist[n] = 1;
        // copies of one word would be one step apart here, so they get the distance of their group together
        while (!queue.isEmpty()) {
            int u = queue.poll();
            if (code[u] == code[target]) {
                System.out.println(dist[u]);
                return;
            }
            for (int p = 0; p < l; p++) {
                int g = first[p][place[p][u]];
                if (done[p][g]) continue;
                done[p][g] = true;
                for (int i = g; i < total && first[p][i] == g; i++) {
                    int v = member[p][i];
                    if (dist[v] == 0) {
                        dist[v] = dist[u] + 1;
                        queue.add(v);
                    }
                }
            }
        }
        System.out.println(0);
    }
}
