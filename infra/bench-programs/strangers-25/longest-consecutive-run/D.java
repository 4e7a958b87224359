import java.io.*;

public class D {
    static int cap, mask;
    static int[] key, parent, weight;

    static int slot(int x) {
        int h = x * 0x9E3779B9;
        h ^= h >>> 15;
        h &= mask;
        while (parent[h] >= 0 && key[h] != x) h = (h + 1) & mask;
        return h;
    }

    static int find(int s) {
        while (parent[s] != s) {
            parent[s] = parent[parent[s]];
            s = parent[s];
        }
        return s;
    }

    static void unite(int s, int t) {
        s = find(s);
        t = find(t);
        if (s == t) return;
        if (weight[s] < weight[t]) { int z = s; s = t; t = z; }
        parent[t] = s;
        weight[s] += weight[t];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        cap = Integer.highestOneBit(n) * 4;
        mask = cap - 1;
        key = new int[cap];
        parent = new int[cap];
        weight = new int[cap];
        java.util.Arrays.fill(parent, -1);
        int best = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int x = (int) in.nval;
            int s = slot(x);
            if (parent[s] >= 0) continue;
            key[s] = x;
            parent[s] = s;
            weight[s] = 1;
            int t = slot(x - 1);
            if (parent[t] >= 0) unite(s, t);
            t = slot(x + 1);
            if (parent[t] >= 0) unite(s, t);
            best = Math.max(best, weight[find(s)]);
        }
        System.out.println(best);
    }
}
