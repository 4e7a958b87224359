import java.io.*;
import java.util.*;

public class Main {
    static int[] solve(int[] before, int[] between) {
        List<Integer> places = new LinkedList<>();
        for (int node : between) places.add(node);
        List<Integer> after = new ArrayList<>();
        build(before, places, 0, 0, before.length, after);
        return after.stream().mapToInt(Integer::intValue).toArray();
    }

    static void build(int[] before, List<Integer> places, int first, int from, int size, List<Integer> after) {
        if (size == 0) return;
        int left = places.indexOf(before[first]) - from;
        build(before, places, first + 1, from, left, after);
        build(before, places, first + 1 + left, from + left + 1, size - 1 - left, after);
        after.add(before[first]);
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
