import java.io.*;

/* Deal the numbers out by one bit; the heap with an odd number of cards hides the lonely one. */
public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) { in.nextToken(); a[i] = (int) in.nval; }

        int lo = 0, hi = n;
        for (int bit = 31; hi - lo > 1; bit--) {
            int m = lo;
            for (int i = lo; i < hi; i++) {
                if ((a[i] >>> bit & 1) == 0) {
                    int h = a[i]; a[i] = a[m]; a[m++] = h;
                }
            }
            if ((m - lo) % 2 == 1) hi = m; else lo = m;
        }
        System.out.println(a[lo]);
    }
}
