import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] weights, int[] values, int c) {
        Integer[] o = new Integer[weights.length];
        for (int i = 0; i < o.length; i++) o[i] = i;
        Arrays.sort(o, (a, b) -> Integer.compare(values[b], values[a]));
        long total = 0;
        int free = c;
        for (int i : o) if (weights[i] <= free) { free -= weights[i]; total += values[i]; }
        return total;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int c = nextInt(in);
        int[] weights = new int[n];
        for (int i = 0; i < n; i++) {
            weights[i] = nextInt(in);
        }
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        System.out.println(solve(weights, values, c));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
