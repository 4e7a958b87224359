import java.io.*;
import java.util.*;

public class Main {
    static int[] solve(int[] before, int[] between) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < between.length; i++) places.put(between[i], i);
        int[] order = new int[before.length];
        int count = 0;
        ArrayDeque<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {0, 0, before.length});
        while (!queue.isEmpty()) {
            int[] part = queue.remove();
            if (part[2] == 0) continue;
            order[count++] = before[part[0]];
            int left = places.get(before[part[0]]) - part[1];
            queue.add(new int[] {part[0] + 1, part[1], left});
            queue.add(new int[] {part[0] + 1 + left, part[1] + left + 1, part[2] - 1 - left});
        }
        return order;
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
