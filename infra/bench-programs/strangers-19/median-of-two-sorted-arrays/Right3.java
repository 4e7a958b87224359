import java.io.*;

public class Right3 {
    static StreamTokenizer in;
    static long[] readArray() throws IOException {
        in.nextToken();
        long[] a = new long[(int) in.nval];
        for (int i = 0; i < a.length; i++) { in.nextToken(); a[i] = (long) in.nval; }
        return a;
    }
    static double median(long[] a, long[] b) {
        if (a.length > b.length) return median(b, a);
        int n = a.length, m = b.length, half = (n + m + 1) / 2;
        int lo = 0, hi = n;
        while (true) {
            int i = (lo + hi) / 2, j = half - i;
            long al = i > 0 ? a[i - 1] : Long.MIN_VALUE, ar = i < n ? a[i] : Long.MAX_VALUE;
            long bl = j > 0 ? b[j - 1] : Long.MIN_VALUE, br = j < m ? b[j] : Long.MAX_VALUE;
            if (al > br) hi = i - 1;
            else if (bl > ar) lo = i + 1;
            else {
                long left = Math.max(al, bl);
                return (n + m) % 2 == 1 ? left : (left + Math.min(ar, br)) / 2.0;
            }
        }
    }
    public static void main(String[] args) throws IOException {
        in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        long[] a = readArray();
        long[] b = readArray();
        System.out.printf(java.util.Locale.ROOT, "%.1f%n", median(a, b));
    }
}
