import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

public class Main {
    static List<Integer> solve(int[] values, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int value : values) {
            counts.merge(value, 1, Integer::sum);
        }
        // The rarest of the best k so far is on top and is the next one to go.
        PriorityQueue<Integer> best = new PriorityQueue<>(Comparator.comparing(counts::get));
        for (Integer value : counts.keySet()) {
            best.add(value);
            if (best.size() > k) {
                best.remove();
            }
        }
        return new ArrayList<>(best);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        StringBuilder out = new StringBuilder();
        for (int value : solve(values, k)) {
            out.append(value).append(' ');
        }
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
