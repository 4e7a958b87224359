import java.io.*;
import java.util.*;

/** Binary search: the first p roads are a forest, the first p + 1 are not. */
public class RightPrefix {
    static int n;
    static int[] a, b, first, roads;

    static boolean forest(int p) {
        boolean[] seen = new boolean[n];
        int[] queue = new int[n];
        int parts = 0;
        for (int s = 0; s < n; s++) {
            if (seen[s]) continue;
            parts++;
            int head = 0, tail = 0;
            queue[tail++] = s;
            seen[s] = true;
            while (head < tail) {
                int x = queue[head++];
                for (int k = first[x]; k < first[x + 1]; k++) {
                    int e = roads[k];
                    if (e >= p) continue;
                    int y = a[e] ^ b[e] ^ x;
                    if (!seen[y]) { seen[y] = true; queue[tail++] = y; }
                }
            }
        }
        return parts == n - p;
    }

    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
        n = read(in);
        a = new int[n];
        b = new int[n];
        first = new int[n + 2];
        for (int i = 0; i < n; i++) {
            a[i] = read(in) - 1;
            b[i] = read(in) - 1;
            first[a[i] + 1]++;
            first[b[i] + 1]++;
        }
        for (int i = 0; i < n; i++) first[i + 1] += first[i];
        int[] at = Arrays.copyOf(first, n);
        roads = new int[2 * n];
        for (int i = 0; i < n; i++) { roads[at[a[i]]++] = i; roads[at[b[i]]++] = i; }
        int yes = 0, no = n;
        while (no - yes > 1) {
            int mid = (yes + no) / 2;
            if (forest(mid)) yes = mid; else no = mid;
        }
        System.out.println(no);
    }

    static int read(InputStream in) throws IOException {
        int c = in.read();
        while (c < '0') c = in.read();
        int x = 0;
        for (; c >= '0'; c = in.read()) x = 10 * x + c - '0';
        return x;
    }
}
