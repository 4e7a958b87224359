import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static long[] solve(int[] values) {
        long product = 1;
        boolean zero = false;
        for (int value : values) {
            if (value == 0) {
                zero = true;
            } else {
                product *= value;
            }
        }
        long[] products = new long[values.length];
        for (int i = 0; i < values.length; i++) {
            if (values[i] == 0) {
                products[i] = product;
            } else {
                products[i] = zero ? 0 : product / values[i];
            }
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
