import java.io.*;
import java.util.*;

// one BitSet for each row, column and box; only one row of input lives at a time
public class C {
    static BitSet[] sets(int n) {
        BitSet[] b = new BitSet[n];
        Arrays.setAll(b, i -> new BitSet(n + 1));
        return b;
    }

    static boolean put(BitSet b, int v) {
        if (b.get(v)) return false;
        b.set(v);
        return true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int k = Integer.parseInt(in.readLine().trim()), n = k * k;
        BitSet[] cols = sets(n), boxes = null;
        boolean fine = true;
        for (int i = 0; i < n && fine; i++) {
            if (i % k == 0) boxes = sets2(k, n);
            BitSet row = new BitSet(n + 1);
            StringTokenizer st = new StringTokenizer(in.readLine());
            for (int j = 0; j < n; j++) {
                int v = Integer.parseInt(st.nextToken());
                if (v > 0) fine &= put(row, v) & put(cols[j], v) & put(boxes[j / k], v);
            }
        }
        System.out.println(fine);
    }

    static BitSet[] sets2(int count, int n) {
        BitSet[] b = new BitSet[count];
        for (int i = 0; i < count; i++) b[i] = new BitSet(n + 1);
        return b;
    }
}
