import java.io.*;
import java.util.*;
import java.util.stream.*;

/** Peels the leaves layer by layer until one or two chambers (the centre) remain. */
public class P4 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] degree = new int[n + 1];
        int[] xor = new int[n + 1]; // xor of the remaining neighbours: for a leaf, its only neighbour
        for (int v = 1; v <= n; v++) {
            int p = Integer.parseInt(st.nextToken());
            if (p == 0) continue;
            degree[v]++;
            degree[p]++;
            xor[v] ^= p;
            xor[p] ^= v;
        }
        int[] leaves = IntStream.rangeClosed(1, n).filter(v -> degree[v] == 1).toArray();
        int remaining = n, rounds = 0;
        while (remaining > 2) {
            IntStream.Builder following = IntStream.builder();
            for (int leaf : leaves) {
                int w = xor[leaf];
                xor[w] ^= leaf;
                degree[leaf] = 0;
                if (--degree[w] == 1) following.add(w);
            }
            remaining -= leaves.length;
            leaves = following.build().toArray();
            rounds++;
        }
        System.out.println(2 * rounds + (remaining == 2 ? 1 : 0));
    }
}
