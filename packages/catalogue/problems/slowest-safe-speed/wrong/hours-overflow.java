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
            int needed = 0;
            for (int litres : contents) {
                needed += (litres - 1) / middle + 1;
            }
            if (needed <= hours) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
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
