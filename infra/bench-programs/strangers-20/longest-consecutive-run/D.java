import java.io.*;

public class D {
    static int[] up, cnt;

    static int find(int v) {
        while (up[v] != v) {
            up[v] = up[up[v]];
            v = up[v];
        }
        return v;
    }

    static int join(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return cnt[a];
        if (cnt[a] < cnt[b]) { int t = a; a = b; b = t; }
        up[b] = a;
        return cnt[a] += cnt[b];
    }

    static final int M = (1 << 18) - 1;
    static int[] table = new int[M + 1];   // 1 + number of the element
    static int[] value;

    static int place(int x) {
        int h = x * 0x9E3779B1;
        h = (h ^ (h >>> 15)) & M;
        while (table[h] != 0 && value[table[h] - 1] != x) h = (h + 1) & M;
        return h;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken();
        int n = (int) in.nval, best = 1;
        value = new int[n];
        up = new int[n];
        cnt = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int x = (int) in.nval;
            int p = place(x);
            if (table[p] != 0) continue;
            value[i] = x;
            up[i] = i;
            cnt[i] = 1;
            table[p] = i + 1;
            int l = table[place(x - 1)], r = table[place(x + 1)];
            if (l != 0) best = Math.max(best, join(i, l - 1));
            if (r != 0) best = Math.max(best, join(i, r - 1));
        }
        System.out.println(best);
    }
}
