import java.io.*;
import java.util.*;

public class Main {
    static int[] solve(int[] before, int[] between) {
        int[] after = new int[between.length];
        int count = 0;
        for (int node : between) if (node != before[0]) after[count++] = node;
        after[count] = before[0];
        return after;
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
