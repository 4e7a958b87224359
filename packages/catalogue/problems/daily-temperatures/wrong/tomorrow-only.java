import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    static int[] solve(int[] temperatures) {
        int[] wait = new int[temperatures.length];
        for (int day = 0; day + 1 < temperatures.length; day++) {
            wait[day] = temperatures[day + 1] > temperatures[day] ? 1 : 0;
        }
        return wait;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] temperatures = new int[n];
        for (int i = 0; i < n; i++) {
            temperatures[i] = nextInt(in);
        }
        StringBuilder out = new StringBuilder();
        for (int days : solve(temperatures)) {
            out.append(days).append(' ');
        }
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
