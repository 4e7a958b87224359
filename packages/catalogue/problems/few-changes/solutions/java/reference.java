import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    /** Each bus holds two towns, numbered from 1, and its price. */
    static long solve(int n, int[][] buses, int start, int goal, int k) {
        long infinity = Long.MAX_VALUE / 2;
        long[] best = new long[n + 1];
        Arrays.fill(best, infinity);
        best[start] = 0;
        for (int taken = 0; taken <= k; taken++) {
            long[] next = best.clone();
            boolean changed = false;
            for (int[] bus : buses) {
                if (best[bus[0]] + bus[2] < next[bus[1]]) {
                    next[bus[1]] = best[bus[0]] + bus[2];
                    changed = true;
                }
            }
            if (!changed) {
                break;
            }
            best = next;
        }
        return best[goal] >= infinity ? -1 : best[goal];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int k = nextInt(in);
        int start = nextInt(in);
        int goal = nextInt(in);
        int[][] buses = new int[m][];
        for (int i = 0; i < m; i++) {
            buses[i] = new int[] {nextInt(in), nextInt(in), nextInt(in)};
        }
        System.out.println(solve(n, buses, start, goal, k));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
