import java.io.*;
import java.util.BitSet;

public class B {
    private static final InputStream IN = new BufferedInputStream(System.in, 1 << 16);

    private static int next() throws IOException {
        int c = IN.read();
        while (c < '0') c = IN.read();
        int v = 0;
        for (; c >= '0'; c = IN.read()) v = 10 * v + c - '0';
        return v;
    }

    /** Adds x to the set; tells whether it was new. */
    private static boolean add(BitSet set, int x) {
        if (set.get(x)) return false;
        set.set(x);
        return true;
    }

    public static void main(String[] args) throws IOException {
        int k = next(), size = k * k;
        BitSet[] columns = new BitSet[size];
        for (int i = 0; i < size; i++) columns[i] = new BitSet(size + 1);
        BitSet[] boxes = new BitSet[k];
        BitSet row = new BitSet(size + 1);
        boolean fine = true;
        for (int r = 0; r < size && fine; r++) {
            row.clear();
            if (r % k == 0) {
                for (int b = 0; b < k; b++) boxes[b] = new BitSet(size + 1);
            }
            for (int c = 0; c < size; c++) {
                int x = next();
                if (x > 0) fine &= add(row, x) & add(columns[c], x) & add(boxes[c / k], x);
            }
        }
        System.out.println(fine);
    }
}
