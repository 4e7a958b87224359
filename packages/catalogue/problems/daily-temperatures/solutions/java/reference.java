import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    static int[] solve(int[] temperatures) {
        int[] wait = new int[temperatures.length];
        Deque<Integer> waiting = new ArrayDeque<>(); // days without an answer, coldest on top
        for (int today = 0; today < temperatures.length; today++) {
            while (!waiting.isEmpty() && temperatures[waiting.peek()] < temperatures[today]) {
                int day = waiting.pop();
                wait[day] = today - day;
            }
            waiting.push(today);
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
