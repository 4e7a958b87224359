import java.io.*;
import java.util.*;

public class R3 {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        long[] a = readArray(reader), b = readArray(reader);
        if (a.length > b.length) {
            long[] t = a;
            a = b;
            b = t;
        }
        // cut the shorter array after i values, the longer one after half - i values
        int half = (a.length + b.length + 1) / 2;
        int lo = 0, hi = a.length;
        while (true) {
            int i = (lo + hi) >>> 1, j = half - i;
            long aLeft = i == 0 ? Long.MIN_VALUE : a[i - 1];
            long aRight = i == a.length ? Long.MAX_VALUE : a[i];
            long bLeft = j == 0 ? Long.MIN_VALUE : b[j - 1];
            long bRight = j == b.length ? Long.MAX_VALUE : b[j];
            if (aLeft > bRight) hi = i - 1;
            else if (bLeft > aRight) lo = i + 1;
            else {
                long left = Math.max(aLeft, bLeft), right = Math.min(aRight, bRight);
                double median = (a.length + b.length) % 2 == 1 ? left : (left + right) / 2.0;
                System.out.printf(Locale.ROOT, "%.1f%n", median);
                return;
            }
        }
    }

    static long[] readArray(BufferedReader reader) throws IOException {
        int size = Integer.parseInt(reader.readLine().trim());
        String line = reader.readLine();
        long[] result = new long[size];
        StringTokenizer st = new StringTokenizer(line == null ? "" : line);
        for (int i = 0; i < size; i++) result[i] = Long.parseLong(st.nextToken());
        return result;
    }
}
