import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] parents) {
        int n = parents.length;
        int[] left = new int[n + 1], a = new int[n + 1], b = new int[n + 1], order = new int[n];
        for (int p : parents) left[p]++;
        int size = 0, best = 0;
        for (int v = 1; v <= n; v++) if (left[v] == 0) order[size++] = v;
        for (int i = 0; i < size; i++) {
            int v = order[i], p = parents[v - 1];
            best = Math.max(best, a[v] + b[v]);
            if (p == 0) continue;
            int d = a[v] + 1;
            if (d > a[p]) a[p] = d;
            else if (d > b[p]) b[p] = d;
            if (--left[p] == 0) order[size++] = p;
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
