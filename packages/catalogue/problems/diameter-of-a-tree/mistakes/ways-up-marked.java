import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] parents) {
        int n = parents.length, best = 0;
        int[] a = new int[n + 1], b = new int[n + 1], from = new int[n + 1];
        for (int s = 1; s <= n; s++) {
            int d = 0, before = 0;
            for (int at = s; at > 0; before = at, at = parents[at - 1], d++) {
                if (from[at] == before) a[at] = Math.max(a[at], d);
                else if (d > a[at]) { b[at] = a[at]; a[at] = d; from[at] = before; }
                else b[at] = Math.max(b[at], d);
                best = Math.max(best, a[at] + b[at]);
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] parents = new int[n];
        for (int i = 0; i < n; i++) {
            parents[i] = nextInt(in);
        }
        System.out.println(solve(parents));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
