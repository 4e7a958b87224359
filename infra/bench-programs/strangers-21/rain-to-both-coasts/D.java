import java.io.*;
import java.util.*;

public class D {
    static int[] parent;

    static int find(int x) {
        while (parent[x] != x) {
            parent[x] = parent[parent[x]];
            x = parent[x];
        }
        return x;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int r = (int) in.nval;
        in.nextToken();
        int c = (int) in.nval;
        int size = r * c;
        int[] h = new int[size];
        int[] rank = new int[size];
        parent = new int[size];
        long[] order = new long[size];
        for (int f = 0; f < size; f++) {
            in.nextToken();
            h[f] = (int) in.nval;
            parent[f] = f;
            order[f] = (long) h[f] << 20 | f;
        }
        // level neighbours share a basin
        for (int f = 0; f < size; f++) {
            int[] beside = {f % c + 1 < c ? f + 1 : f, f + c < size ? f + c : f};
            for (int g : beside) {
                if (h[f] != h[g]) continue;
                int a = find(f), b = find(g);
                if (a == b) continue;
                if (rank[a] < rank[b]) {
                    int t = a;
                    a = b;
                    b = t;
                }
                parent[b] = a;
                if (rank[a] == rank[b]) rank[a]++;
            }
        }
        Arrays.sort(order);
        byte[] seas = new byte[size];
        for (long o : order) {
            int f = (int) (o & (1 << 20) - 1), root = find(f), y = f / c, x = f % c;
            int s = seas[root];
            if (y == 0 || x == 0) s |= 1;
            if (y == r - 1 || x == c - 1) s |= 2;
            if (y > 0 && h[f - c] < h[f]) s |= seas[find(f - c)];
            if (x > 0 && h[f - 1] < h[f]) s |= seas[find(f - 1)];
            if (y < r - 1 && h[f + c] < h[f]) s |= seas[find(f + c)];
            if (x < c - 1 && h[f + 1] < h[f]) s |= seas[find(f + 1)];
            seas[root] = (byte) s;
        }
        int count = 0;
        for (int f = 0; f < size; f++) if (seas[find(f)] == 3) count++;
        System.out.println(count);
    }
}
