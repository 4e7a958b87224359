import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Locale;
import java.util.StringTokenizer;

public class Main {
    /** Both arrays are sorted; at most one of them is empty. */
    static double solve(int[] first, int[] second) {
        int[] merged = new int[first.length + second.length];
        System.arraycopy(first, 0, merged, 0, first.length);
        System.arraycopy(second, 0, merged, first.length, second.length);
        java.util.Arrays.sort(merged);
        return (merged[(merged.length - 1) / 2] + merged[merged.length / 2]) / 2.0;
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
