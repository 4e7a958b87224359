import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.HashMap;
import java.util.Map;

public class Main {
    private static int[] after;
    private static int size;

    static int[] solve(int[] before, int[] between) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < between.length; i++) {
            places.put(between[i], i);
        }
        after = new int[before.length];
        size = 0;
        append(before, places, 0, 0, before.length);
        return after;
    }

    /** Appends the subtree whose lists begin at these places and have this many nodes. */
    private static void append(int[] before, Map<Integer, Integer> places, int first, int from, int nodes) {
        if (nodes == 0) {
            return;
        }
        int left = places.get(before[first]) - from;
        append(before, places, first + 1, from, left);
        append(before, places, first + 1 + left, from + left + 1, nodes - 1 - left);
        after[size++] = before[first];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] before = read(in, n);
        int[] between = read(in, n);
        StringBuilder line = new StringBuilder();
        for (int node : solve(before, between)) {
            line.append(node).append(' ');
        }
        System.out.println(line);
    }

    private static int[] read(StreamTokenizer in, int n) throws IOException {
        int[] list = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            list[i] = (int) in.nval;
        }
        return list;
    }
}
