import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] offers) {
        PriorityQueue<Integer> low = new PriorityQueue<>(Comparator.reverseOrder());
        PriorityQueue<Integer> high = new PriorityQueue<>();
        int sum = 0;
        for (int offer : offers) {
            low.add(offer);
            high.add(low.remove());
            if (high.size() > low.size()) low.add(high.remove());
            sum += low.element();
        }
        return sum;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] offers = new int[n];
        for (int i = 0; i < n; i++) {
            offers[i] = nextInt(in);
        }
        System.out.println(solve(offers));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
