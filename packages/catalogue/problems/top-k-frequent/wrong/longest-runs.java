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
        Map<Integer, Integer> longest = new HashMap<>();
        int run = 0;
        for (int i = 0; i < values.length; i++) {
            run = i > 0 && values[i] == values[i - 1] ? run + 1 : 1;
            longest.merge(values[i], run, Math::max);
        }
        List<Integer> best = new ArrayList<>(longest.keySet());
        best.sort(Comparator.comparing(longest::get).reversed());
        return best.subList(0, k);
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
