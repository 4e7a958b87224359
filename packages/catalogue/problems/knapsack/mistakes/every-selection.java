import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] weights, int[] values, int c) {
        return search(weights, values, 0, c);
    }

    static long search(int[] weights, int[] values, int i, int free) {
        if (i == weights.length) return 0;
        long stays = search(weights, values, i + 1, free);
        return weights[i] > free ? stays : Math.max(stays, search(weights, values, i + 1, free - weights[i]) + values[i]);
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
