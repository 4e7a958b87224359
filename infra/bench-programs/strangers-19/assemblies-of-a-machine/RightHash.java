import java.io.*;
import java.util.*;

public class RightHash {
    static class Node { int t; Node l, r; Node(int t) { this.t = t; } }

    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));

    static int num() throws IOException { in.nextToken(); return in.ttype == StreamTokenizer.TT_WORD ? -1 : (int) in.nval; }

    static Node tree() throws IOException {
        int left = num();
        Node root = new Node(num());
        left--;
        ArrayDeque<Node> q = new ArrayDeque<>();
        q.add(root);
        while (left > 0) {
            Node x = q.poll();
            int v = num(); left--;
            if (v > 0) q.add(x.l = new Node(v));
            if (left == 0) break;
            v = num(); left--;
            if (v > 0) q.add(x.r = new Node(v));
        }
        return root;
    }

    static long mix(long z) {
        z += 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    static long[] all = new long[50001];
    static int cnt;

    static long hash(Node x, boolean keep) {
        if (x == null) return 77;
        long a = hash(x.l, keep), b = hash(x.r, keep);
        long h = mix(mix(mix(x.t) + 3 * a) + 5 * b);
        if (keep) all[cnt++] = h;
        return h;
    }

    public static void main(String[] x) throws IOException {
        hash(tree(), true);
        long[] h = Arrays.copyOf(all, cnt);
        Arrays.sort(h);
        int q = num();
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) sb.append(Arrays.binarySearch(h, hash(tree(), false)) >= 0 ? "yes\n" : "no\n");
        System.out.print(sb);
    }
}
