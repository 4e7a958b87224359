import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        int[] a = read(in);
        int[] b = read(in);
        int total = a.length + b.length;
        long before = 0;
        long current = 0;
        int i = 0, j = 0;
        while (i + j <= total / 2) {
            before = current;
            if (j == b.length || (i < a.length && a[i] - b[j] < 0)) current = a[i++];
            else current = b[j++];
        }
        double median = total % 2 == 1 ? current : (before + current) / 2.0;
        System.out.printf(Locale.ROOT, "%.1f%n", median);
    }

    static int[] read(StreamTokenizer in) throws IOException {
        in.nextToken();
        int[] values = new int[(int) in.nval];
        for (int i = 0; i < values.length; i++) {
            in.nextToken();
            values[i] = (int) in.nval;
        }
        return values;
    }
}
