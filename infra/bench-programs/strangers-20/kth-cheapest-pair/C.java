import java.io.*;
import java.util.*;

/** Quickselect over the table: each row keeps the stretch of columns that is still possible. */
public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        in.nextToken();
        long k = (long) in.nval;
        int[] a = new int[n], b = new int[m];
        for (int i = 0; i < n; i++) { in.nextToken(); a[i] = (int) in.nval; }
        for (int i = 0; i < m; i++) { in.nextToken(); b[i] = (int) in.nval; }

        int[] from = new int[n], to = new int[n], less = new int[n], most = new int[n];
        Arrays.fill(to, m);
        long open = (long) n * m;
        SplittableRandom rnd = new SplittableRandom(20240607);
        while (true) {
            long pick = rnd.nextLong(open);
            int row = 0;
            while (pick >= to[row] - from[row]) {
                pick -= to[row] - from[row];
                row++;
            }
            long pivot = (long) a[row] + b[from[row] + (int) pick];
            long below = 0, upTo = 0;
            int x = m, y = m;
            for (int i = 0; i < n; i++) {
                while (x > 0 && (long) a[i] + b[x - 1] >= pivot) x--;
                while (y > 0 && (long) a[i] + b[y - 1] > pivot) y--;
                less[i] = x;
                most[i] = y;
                below += x;
                upTo += y;
            }
            if (k <= below) {
                int[] t = to; to = less; less = t;
            } else if (k > upTo) {
                int[] t = from; from = most; most = t;
            } else {
                System.out.println(pivot);
                return;
            }
            open = 0;
            for (int i = 0; i < n; i++) open += to[i] - from[i];
        }
    }
}
