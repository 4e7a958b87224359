import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    /** The computers are numbered from 1 to n; each cable is a pair of them. */
    static int solve(int n, int[][] cables) {
        java.util.List<java.util.List<Integer>> next = new java.util.ArrayList<>();
        for (int i = 0; i <= n; i++) {
            next.add(new java.util.ArrayList<>());
        }
        for (int[] cable : cables) {
            next.get(cable[0]).add(cable[1]);
        }
        boolean[] visited = new boolean[n + 1];
        int components = 0;
        for (int start = 1; start <= n; start++) {
            if (visited[start]) {
                continue;
            }
            components++;
            java.util.Deque<Integer> waiting = new java.util.ArrayDeque<>();
            waiting.push(start);
            while (!waiting.isEmpty()) {
                int here = waiting.pop();
                if (visited[here]) {
                    continue;
                }
                visited[here] = true;
                for (int there : next.get(here)) {
                    waiting.push(there);
                }
            }
        }
        return components;
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
