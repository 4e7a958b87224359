import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    static List<List<Integer>> solve(int[] values, int t) {
        // Write your solution here.
        return List.of();
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
