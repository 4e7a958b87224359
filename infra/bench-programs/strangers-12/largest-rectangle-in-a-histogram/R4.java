import java.util.*;
import java.util.stream.*;
import java.io.*;

public class R4 {
    // The bars "rise out of the water" from the tallest to the lowest;
    // neighbouring bars are merged by union-find.
    static int[] parent, size;

    static int find(int x) {
        while (parent[x] != x) {
            parent[x] = parent[parent[x]];
            x = parent[x];
        }
        return x;
    }

    static void union(int a, int b) {
        a = find(a);
        b = find(b);
        if (size[a] < size[b]) { int t = a; a = b; b = t; }
        parent[b] = a;
        size[a] += size[b];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(r.readLine().trim());
        int[] h = Arrays.stream(r.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        parent = IntStream.range(0, n).toArray();
        size = new int[n];
        Arrays.fill(size, 1);
        Integer[] order = IntStream.range(0, n).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparingInt((Integer i) -> h[i]).reversed());
        boolean[] up = new boolean[n];
        long best = 0;
        for (int i : order) {
            up[i] = true;
            if (i > 0 && up[i - 1]) union(i, i - 1);
            if (i + 1 < n && up[i + 1]) union(i, i + 1);
            best = Math.max(best, 1L * h[i] * size[find(i)]);
        }
        System.out.println(best);
    }
}
