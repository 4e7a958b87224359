import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Collections;
import java.util.PriorityQueue;

public class Main {
    static int solve(int[] weights) {
        java.util.TreeMap<Integer, Integer> counts = new java.util.TreeMap<>();
        for (int weight : weights) {
            counts.merge(weight, 1, Integer::sum);
        }
        int left = weights.length;
        while (left > 1) {
            int heavy = counts.lastKey();
            counts.computeIfPresent(heavy, (key, count) -> count == 1 ? null : count - 1);
            int light = counts.firstKey();
            counts.computeIfPresent(light, (key, count) -> count == 1 ? null : count - 1);
            left -= 2;
            if (heavy > light) {
                counts.merge(heavy - light, 1, Integer::sum);
                left++;
            }
        }
        return left == 0 ? 0 : counts.firstKey();
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] weights = new int[n];
        for (int i = 0; i < n; i++) {
            weights[i] = nextInt(in);
        }
        System.out.println(solve(weights));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
