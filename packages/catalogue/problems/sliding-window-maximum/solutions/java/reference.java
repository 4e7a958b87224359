import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

public class Main {
    static int[] solve(int[] values, int k) {
        Deque<Integer> candidates = new ArrayDeque<>();
        int[] maxima = new int[values.length - k + 1];
        for (int i = 0; i < values.length; i++) {
            while (!candidates.isEmpty() && values[candidates.peekLast()] <= values[i]) {
                candidates.removeLast();
            }
            candidates.addLast(i);
            if (candidates.peekFirst() == i - k) {
                candidates.removeFirst();
            }
            if (i >= k - 1) {
                maxima[i - k + 1] = values[candidates.peekFirst()];
            }
        }
        return maxima;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        StringBuilder out = new StringBuilder();
        for (int maximum : solve(values, k)) {
            out.append(maximum).append(' ');
        }
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
