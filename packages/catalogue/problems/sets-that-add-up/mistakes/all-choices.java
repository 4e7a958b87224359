import java.io.*;
import java.util.*;

public class Main {
    static List<List<Integer>> solve(int[] values, int t) {
        Arrays.sort(values);
        Set<List<Integer>> sets = new HashSet<>();
        for (int bits = 1; bits < 1 << values.length; bits++) {
            int sum = 0;
            for (int i = 0; i < values.length; i++) if ((bits >> i & 1) == 1) sum += values[i];
            if (sum != t) continue;
            List<Integer> chosen = new ArrayList<>();
            for (int i = 0; i < values.length; i++) if ((bits >> i & 1) == 1) chosen.add(values[i]);
            sets.add(chosen);
        }
        return new ArrayList<>(sets);
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
