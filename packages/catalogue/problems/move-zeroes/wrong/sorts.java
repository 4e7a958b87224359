import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    /** Rearranges the values in place. */
    static void solve(int[] values) {
        int[] sorted = Arrays.stream(values).filter(value -> value != 0).sorted().toArray();
        Arrays.fill(values, 0);
        System.arraycopy(sorted, 0, values, 0, sorted.length);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        solve(values);
        StringBuilder out = new StringBuilder();
        for (int value : values) {
            out.append(value).append(' ');
        }
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
