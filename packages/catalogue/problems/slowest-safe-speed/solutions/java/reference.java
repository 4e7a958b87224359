import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static int solve(int[] contents, int hours) {
        int low = 1;
        int high = 1;
        for (int litres : contents) {
            high = Math.max(high, litres);
        }
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (hoursNeeded(contents, middle) <= hours) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    private static long hoursNeeded(int[] contents, int speed) {
        long sum = 0;
        for (int litres : contents) {
            // One more than the rounded-down quotient of litres - 1: rounds up without leaving int.
            sum += (litres - 1) / speed + 1;
        }
        return sum;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int hours = nextInt(in);
        int[] contents = new int[n];
        for (int i = 0; i < n; i++) {
            contents[i] = nextInt(in);
        }
        System.out.println(solve(contents, hours));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
