import java.io.*;
import java.util.*;

public class C {
    static class Groups {
        final int[] parent, size;

        Groups(int n) {
            parent = new int[n];
            size = new int[n];
            Arrays.fill(parent, -1);
        }

        boolean present(int x) {
            return x >= 0 && x < parent.length && parent[x] >= 0;
        }

        void create(int x) {
            parent[x] = x;
            size[x] = 1;
        }

        int find(int x) {
            while (parent[x] != x) {
                parent[x] = parent[parent[x]];
                x = parent[x];
            }
            return x;
        }

        void union(int a, int b) {
            a = find(a);
            b = find(b);
            if (size[a] < size[b]) {
                int t = a;
                a = b;
                b = t;
            }
            parent[b] = a;
            size[a] += size[b];
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        long[] order = new long[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            order[i] = (long) in.nval << 20 | i;
        }
        Arrays.sort(order);
        Groups groups = new Groups(n);
        long best = 0;
        for (int k = n - 1; k >= 0; k--) {
            int bar = (int) (order[k] & 0xFFFFF);
            long height = order[k] >> 20;
            groups.create(bar);
            if (groups.present(bar - 1)) groups.union(bar, bar - 1);
            if (groups.present(bar + 1)) groups.union(bar, bar + 1);
            best = Math.max(best, height * groups.size[groups.find(bar)]);
        }
        System.out.println(best);
    }
}
