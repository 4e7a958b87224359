import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class Main {
    /** An event {1, i, x} changes box i by x, an event {2, l, r} asks for a sum. */
    static List<Long> solve(int[] coins, int[][] events) {
        // A segment tree: the boxes are the leaves, from place n on.
        int n = coins.length;
        long[] tree = new long[2 * n];
        for (int i = 0; i < n; i++) {
            tree[n + i] = coins[i];
        }
        for (int i = n - 1; i > 0; i--) {
            tree[i] = tree[2 * i] + tree[2 * i + 1];
        }
        List<Long> answers = new ArrayList<>();
        for (int[] event : events) {
            if (event[0] == 1) {
                for (int i = n + event[1] - 1; i > 0; i /= 2) {
                    tree[i] += event[2];
                }
            } else {
                answers.add(sum(tree, n + event[1] - 1, n + event[2]));
            }
        }
        return answers;
    }

    /** The sum of the leaves from `left` up to, and not including, `right`. */
    private static long sum(long[] tree, int left, int right) {
        long sum = 0;
        while (left < right) {
            if (left % 2 == 1) {
                sum += tree[left++];
            }
            if (right % 2 == 1) {
                sum += tree[--right];
            }
            left /= 2;
            right /= 2;
        }
        return sum;
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
