import java.io.*;
import java.util.*;

public class Main {
    static int[] solve(int[] before, int[] between) {
        List<Integer> after = new ArrayList<>();
        build(before, between, 0, 0, before.length, after);
        return after.stream().mapToInt(Integer::intValue).toArray();
    }

    static void build(int[] before, int[] between, int first, int from, int size, List<Integer> after) {
        if (size == 0) return;
        int left = 0;
        while (between[from + left] != before[first]) left++;
        if (size > 1 && (left == 0 || left == size - 1) && size > 2) return;
        build(before, between, first + 1, from, left, after);
        build(before, between, first + 1 + left, from + left + 1, size - 1 - left, after);
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
