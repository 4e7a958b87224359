import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static int solve(int[] parents) {
        int n = parents.length;
        int[] unfinished = new int[n + 1];
        for (int parent : parents) {
            unfinished[parent]++;
        }
        int[] order = new int[n];
        int size = 0;
        for (int node = 1; node <= n; node++) {
            if (unfinished[node] == 0) {
                order[size++] = node;
            }
        }
        int[] depth = new int[n + 1];
        int longest = 0;
        for (int i = 0; i < size; i++) {
            int node = order[i];
            int parent = parents[node - 1];
            if (parent == 0) {
                continue;
            }
            longest = Math.max(longest, depth[parent] + depth[node] + 1);
            depth[parent] = Math.max(depth[parent], depth[node] + 1);
            if (--unfinished[parent] == 0) {
                order[size++] = parent;
            }
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
