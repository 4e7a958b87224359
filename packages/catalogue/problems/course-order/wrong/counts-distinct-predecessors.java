import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public class Main {
    /** Returns an order of the courses 1 to n that obeys the rules {before, after}, or null if there is none. */
    static List<Integer> solve(int n, int[][] rules) {
        List<java.util.Set<Integer>> predecessors = new ArrayList<>();
        List<List<Integer>> successors = new ArrayList<>();
        for (int i = 0; i <= n; i++) {
            predecessors.add(new java.util.HashSet<>());
            successors.add(new ArrayList<>());
        }
        for (int[] rule : rules) {
            predecessors.get(rule[1]).add(rule[0]);
            successors.get(rule[0]).add(rule[1]);
        }
        int[] waitsFor = new int[n + 1];
        List<Integer> order = new ArrayList<>();
        for (int course = 1; course <= n; course++) {
            waitsFor[course] = predecessors.get(course).size();
            if (waitsFor[course] == 0) {
                order.add(course);
            }
        }
        for (int i = 0; i < order.size(); i++) {
            for (int next : successors.get(order.get(i))) {
                if (--waitsFor[next] == 0) {
                    order.add(next);
                }
            }
        }
        return order.size() == n ? order : null;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] rules = new int[m][];
        for (int i = 0; i < m; i++) {
            rules[i] = new int[] {nextInt(in), nextInt(in)};
        }
        List<Integer> order = solve(n, rules);
        System.out.println(
            order == null ? "impossible" : order.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
