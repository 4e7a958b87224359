import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static long[] solve(int[] values) {
        long[] products = new long[values.length];
        long before = 1;
        for (int i = 0; i < values.length; i++) {
            products[i] = before;
            before *= values[i];
        }
        long behind = 1;
        for (int i = values.length - 1; i >= 0; i--) {
            products[i] *= behind;
            behind *= values[i];
        }
        return products;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        StringBuilder out = new StringBuilder();
        for (long product : solve(values)) {
            out.append(product).append(' ');
        }
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
