import java.io.*;
import java.util.*;

/** Union-find over the positions of the values; the map tells where a value was seen first. */
public class R4 {
    private final int[] parent;
    private final int[] size;

    R4(int n) {
        parent = new int[n];
        size = new int[n];
        for (int i = 0; i < n; i++) {
            parent[i] = i;
            size[i] = 1;
        }
    }

    int find(int i) {
        while (i != parent[i]) i = parent[i] = parent[parent[i]];
        return i;
    }

    void union(Integer i, Integer j) {
        if (i == null || j == null) return;
        int a = find(i), b = find(j);
        if (a == b) return;
        if (size[a] < size[b]) { int t = a; a = b; b = t; }
        parent[b] = a;
        size[a] += size[b];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        R4 sets = new R4(n);
        Map<Integer, Integer> where = new HashMap<>();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int value = (int) in.nval;
            if (where.putIfAbsent(value, i) != null) continue;
            sets.union(i, where.get(value - 1));
            sets.union(i, where.get(value + 1));
        }
        System.out.println(Arrays.stream(sets.size).max().getAsInt());
    }
}
