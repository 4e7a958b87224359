import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    /** The computers are numbered from 1 to n; each cable is a pair of them. */
    static int solve(int n, int[][] cables) {
        int[] parent = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            parent[i] = i;
        }
        int components = n;
        for (int[] cable : cables) {
            int one = find(parent, cable[0]);
            int other = find(parent, cable[1]);
            if (one != other) {
                parent[one] = other;
                components--;
            }
        }
        return components;
    }

    private static int find(int[] parent, int member) {
        while (parent[member] != member) {
            parent[member] = parent[parent[member]];
            member = parent[member];
        }
        return member;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] cables = new int[m][];
        for (int i = 0; i < m; i++) {
            cables[i] = new int[] {nextInt(in), nextInt(in)};
        }
        System.out.println(solve(n, cables));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
