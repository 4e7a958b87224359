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
        int[] waitsFor = new int[n + 1];
        List<List<Integer>> successors = new ArrayList<>();
        for (int i = 0; i <= n; i++) {
            successors.add(new ArrayList<>());
        }
        for (int[] rule : rules) {
            successors.get(rule[0]).add(rule[1]);
            waitsFor[rule[1]]++;
        }
        List<Integer> order = new ArrayList<>();
        for (int course = 1; course <= n; course++) {
            if (waitsFor[course] == 0) {
                order.add(course);
            }
        }
        // The list grows on the way and serves as the queue of free courses too.
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
