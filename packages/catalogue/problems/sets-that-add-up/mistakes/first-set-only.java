import java.io.*;
import java.util.*;

public class Main {
    static List<List<Integer>> solve(int[] values, int t) {
        Arrays.sort(values);
        List<List<Integer>> sets = new ArrayList<>();
        choose(values, 0, t, new ArrayList<>(), sets);
        return sets;
    }

    private static void choose(int[] values, int from, int left, List<Integer> chosen, List<List<Integer>> sets) {
        if (!sets.isEmpty()) {
            return;
        }
        if (left == 0) {
            sets.add(new ArrayList<>(chosen));
            return;
        }
        for (int i = from; i < values.length && values[i] <= left; i++) {
            if (i > from && values[i] == values[i - 1]) {
                continue;
            }
            chosen.add(values[i]);
            choose(values, i + 1, left - values[i], chosen, sets);
            chosen.remove(chosen.size() - 1);
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int t = nextInt(in);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        StringBuilder lines = new StringBuilder();
        for (List<Integer> set : solve(values, t)) {
            for (int i = 0; i < set.size(); i++) {
                lines.append(i > 0 ? " " : "").append(set.get(i));
            }
            lines.append('\n');
        }
        System.out.print(lines.length() == 0 ? "none\n" : lines);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
