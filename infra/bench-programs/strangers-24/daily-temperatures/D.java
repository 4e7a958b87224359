import java.io.*;
import java.util.*;

public class D {
    static int size = 1;
    static int[] max;

    // first position >= from with a value above x, or -1
    static int find(int node, int lo, int hi, int from, int x) {
        if (hi <= from || max[node] <= x) return -1;
        if (hi - lo == 1) return lo;
        int mid = (lo + hi) >>> 1;
        int r = find(2 * node, lo, mid, from, x);
        return r >= 0 ? r : find(2 * node + 1, mid, hi, from, x);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        while (size < n) size *= 2;
        max = new int[2 * size];
        Arrays.fill(max, Integer.MIN_VALUE);
        for (int i = 0; i < n; i++) max[size + i] = Integer.parseInt(st.nextToken());
        for (int i = size - 1; i > 0; i--) max[i] = Math.max(max[2 * i], max[2 * i + 1]);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int j = find(1, 0, size, i + 1, max[size + i]);
            sb.append(j < 0 ? 0 : j - i).append(i + 1 < n ? ' ' : '\n');
        }
        System.out.print(sb);
    }
}
