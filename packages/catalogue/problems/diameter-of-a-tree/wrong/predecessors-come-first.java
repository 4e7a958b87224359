import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] parents) {
        int n = parents.length, longest = 0;
        int[] depth = new int[n + 1];
        for (int v = n; v >= 1; v--) {
            int p = parents[v - 1];
            if (p == 0) continue;
            longest = Math.max(longest, depth[p] + depth[v] + 1);
            depth[p] = Math.max(depth[p], depth[v] + 1);
        }
        return longest;
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
