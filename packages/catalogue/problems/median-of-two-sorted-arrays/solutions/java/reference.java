import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Locale;
import java.util.StringTokenizer;

public class Main {
    /** Both arrays are sorted; at most one of them is empty. */
    static double solve(int[] first, int[] second) {
        int[] a = first.length <= second.length ? first : second;
        int[] b = first.length <= second.length ? second : first;
        int half = (a.length + b.length + 1) / 2;
        int low = 0;
        int high = a.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (b[half - middle - 1] > a[middle]) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        double lower = Math.max(valueAt(a, low - 1), valueAt(b, half - low - 1));
        if ((a.length + b.length) % 2 == 1) {
            return lower;
        }
        double upper = Math.min(valueAt(a, low), valueAt(b, half - low));
        return (lower + upper) / 2;
    }

    /** Beyond the ends an array continues with minus and plus infinity. */
    private static double valueAt(int[] values, int index) {
        if (index < 0) {
            return Double.NEGATIVE_INFINITY;
        }
        return index < values.length ? values[index] : Double.POSITIVE_INFINITY;
    }

    private static int[] readArray(BufferedReader in) throws IOException {
        int[] values = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        for (int i = 0; i < values.length; i++) {
            values[i] = Integer.parseInt(tokens.nextToken());
        }
        return values;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] first = readArray(in);
        int[] second = readArray(in);
        System.out.println(String.format(Locale.ROOT, "%.1f", solve(first, second)));
    }
}
