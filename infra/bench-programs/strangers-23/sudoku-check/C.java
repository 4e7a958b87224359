import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken();
        int k = (int) in.nval, n = k * k;
        BitSet[] columns = new BitSet[n];
        BitSet[] boxes = new BitSet[k];
        for (int c = 0; c < n; c++) columns[c] = new BitSet();
        for (int b = 0; b < k; b++) boxes[b] = new BitSet();
        BitSet row = new BitSet();

        for (int r = 0; r < n; r++) {
            row.clear();
            if (r % k == 0) for (BitSet b : boxes) b.clear();
            for (int c = 0; c < n; c++) {
                in.nextToken();
                int x = (int) in.nval;
                if (x == 0) continue;
                BitSet box = boxes[c / k];
                if (row.get(x) || columns[c].get(x) || box.get(x)) {
                    System.out.println(false);
                    return;
                }
                row.set(x);
                columns[c].set(x);
                box.set(x);
            }
        }
        System.out.println(true);
    }
}
