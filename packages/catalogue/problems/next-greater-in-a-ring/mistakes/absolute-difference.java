import java.io.*;
import java.util.*;

public class Main {
    static int[] solve(int[] heights) {
        int n = heights.length, size = 0;
        int[] steps = new int[n], waiting = new int[n];
        for (int w = 0; w < 2 * n; w++) {
            int i = w % n;
            while (size > 0 && heights[waiting[size - 1]] < heights[i]) { int at = waiting[--size]; steps[at] = Math.abs(i - at); }
            if (w < n) waiting[size++] = i;
        }
        return steps;
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
