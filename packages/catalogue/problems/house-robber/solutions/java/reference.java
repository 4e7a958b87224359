import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static long solve(int[] amounts) {
        long beforeLast = 0;
        long last = 0;
        for (int amount : amounts) {
            long best = Math.max(last, beforeLast + amount);
            beforeLast = last;
            last = best;
        }
        return last;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] amounts = new int[n];
        for (int i = 0; i < n; i++) {
            amounts[i] = nextInt(in);
        }
        System.out.println(solve(amounts));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
