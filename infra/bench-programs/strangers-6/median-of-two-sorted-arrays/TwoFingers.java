import java.io.*;
import java.util.Locale;

public class TwoFingers {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int[] station() throws IOException {
        st.nextToken();
        int[] v = new int[(int) st.nval];
        for (int i = 0; i < v.length; i++) {
            st.nextToken();
            v[i] = (int) st.nval;
        }
        return v;
    }

    public static void main(String[] args) throws IOException {
        int[] a = station(), b = station();
        int total = a.length + b.length;
        int i = 0, j = 0;
        int before = 0, now = 0;
        for (int step = 0; step <= total / 2; step++) {
            before = now;
            if (j == b.length || (i < a.length && a[i] <= b[j])) now = a[i++];
            else now = b[j++];
        }
        double median;
        if (total % 2 == 1) {
            median = now;
        } else {
            median = (before + now) / 2.0;
        }
        System.out.println(String.format(Locale.US, "%.1f", median));
    }
}
