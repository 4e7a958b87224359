import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static int solve(int[] values, int target) {
        int low = 0;
        int high = values.length - 1;
        while (low <= high) {
            // The sum of two large positions could overflow, half of their distance cannot.
            int middle = low + (high - low) / 2;
            if (values[middle] == target) {
                return middle;
            }
            if (values[middle] < target) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            out.append(solve(values, nextInt(in))).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
