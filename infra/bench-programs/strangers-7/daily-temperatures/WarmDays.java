import java.io.*;
import java.util.*;

public class WarmDays {
    private int size = 1;
    private int[] max;

    private void build(int[] t) {
        while (size < t.length) size <<= 1;
        max = new int[2 * size];
        Arrays.fill(max, Integer.MIN_VALUE);
        System.arraycopy(t, 0, max, size, t.length);
        for (int i = size - 1; i > 0; i--) max[i] = Math.max(max[2 * i], max[2 * i + 1]);
    }

    /** first day after d that is warmer than x, or -1 */
    private int firstAbove(int d, int x) {
        int node = d + size;
        while (node > 1) {
            if ((node & 1) == 0 && max[node + 1] > x) {
                node++;
                while (node < size) {
                    node = max[2 * node] > x ? 2 * node : 2 * node + 1;
                }
                return node - size;
            }
            node >>= 1;
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] t = Arrays.stream(br.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
        WarmDays tree = new WarmDays();
        tree.build(t);
        StringBuilder sb = new StringBuilder();
        for (int d = 0; d < n; d++) {
            int f = tree.firstAbove(d, t[d]);
            sb.append(f < 0 ? 0 : f - d).append(d + 1 < n ? ' ' : '\n');
        }
        System.out.print(sb);
    }
}
