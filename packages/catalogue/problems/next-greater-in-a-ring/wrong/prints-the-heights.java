import java.io.*;
import java.util.*;

public class Main {
    static int[] solve(int[] heights) {
        int n = heights.length, size = 0;
        int[] found = new int[n], waiting = new int[n];
        for (int i = 0; i < 2 * n; i++) {
            while (size > 0 && heights[waiting[size - 1]] < heights[i % n]) found[waiting[--size]] = heights[i % n];
            if (i < n) waiting[size++] = i;
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) {
            heights[i] = nextInt(in);
        }
        StringBuilder out = new StringBuilder();
        for (int value : solve(heights)) {
            out.append(value).append(' ');
        }
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
