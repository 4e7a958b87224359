import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Collections;
import java.util.PriorityQueue;

public class Main {
    static int solve(int[] weights) {
        PriorityQueue<Integer> heaviestFirst = new PriorityQueue<>(Collections.reverseOrder());
        for (int weight : weights) {
            heaviestFirst.add(weight);
        }
        while (heaviestFirst.size() > 1) {
            int heavy = heaviestFirst.remove();
            int light = heaviestFirst.remove();
            heaviestFirst.add(heavy == light ? heavy : heavy - light);
        }
        return heaviestFirst.remove();
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] weights = new int[n];
        for (int i = 0; i < n; i++) {
            weights[i] = nextInt(in);
        }
        System.out.println(solve(weights));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
