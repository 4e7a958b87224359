import java.io.*;
import java.util.*;

public class D {
    static int[] h, tree;
    static int base = 1;

    static int lower(int a, int b) {
        if (a < 0) return b;
        if (b < 0) return a;
        return h[b] < h[a] ? b : a;
    }

    static int lowest(int from, int to) {
        int found = -1;
        for (int l = from + base, r = to + base; l < r; l >>= 1, r >>= 1) {
            if ((l & 1) == 1) found = lower(found, tree[l++]);
            if ((r & 1) == 1) found = lower(found, tree[--r]);
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        h = new int[n];
        for (int i = 0; i < n; i++) h[i] = Integer.parseInt(st.nextToken());

        while (base < n) base *= 2;
        tree = new int[2 * base];
        Arrays.fill(tree, -1);
        for (int i = 0; i < n; i++) tree[base + i] = i;
        for (int v = base - 1; v > 0; v--) tree[v] = lower(tree[2 * v], tree[2 * v + 1]);

        long best = 0;
        Deque<int[]> parts = new ArrayDeque<>();
        parts.push(new int[] {0, n});
        while (!parts.isEmpty()) {
            int[] part = parts.pop();
            if (part[0] >= part[1]) continue;
            int cut = lowest(part[0], part[1]);
            best = Math.max(best, (long) h[cut] * (part[1] - part[0]));
            parts.push(new int[] {part[0], cut});
            parts.push(new int[] {cut + 1, part[1]});
        }
        System.out.println(best);
    }
}
