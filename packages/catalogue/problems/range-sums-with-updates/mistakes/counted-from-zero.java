import java.io.*;
import java.util.*;

public class Main {
    /** An event {1, i, x} changes box i by x, an event {2, l, r} asks for a sum. */
    static List<Long> solve(int[] coins, int[][] events) {
        int n = coins.length;
        long[] tree = new long[n + 2];
        for (int j = 1; j <= n; j++) for (int i = j; i <= n; i += i & -i) tree[i] += coins[j - 1];
        List<Long> answers = new ArrayList<>();
        for (int[] e : events) {
            if (e[0] == 1) {
                for (int i = e[1] + 1; i <= n; i += i & -i) tree[i] += e[2];
            } else {
                long sum = 0;
                for (int i = e[2]; i > 0; i -= i & -i) sum += tree[i];
                for (int i = e[1] - 1; i > 0; i -= i & -i) sum -= tree[i];
                answers.add(sum);
            }
        }
        return answers;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        int[] coins = new int[n];
        for (int i = 0; i < n; i++) {
            coins[i] = nextInt(in);
        }
        int[][] events = new int[q][];
        for (int i = 0; i < q; i++) {
            events[i] = new int[] {nextInt(in), nextInt(in), nextInt(in)};
        }
        StringBuilder out = new StringBuilder();
        for (long sum : solve(coins, events)) {
            out.append(sum).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
