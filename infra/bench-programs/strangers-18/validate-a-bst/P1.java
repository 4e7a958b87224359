import java.io.*;

/** Checks the open interval of each node while the tokens are read; no tree is built. */
public class P1 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int k = (int) in.nval;
        int[] val = new int[k + 1], low = new int[k + 1], high = new int[k + 1];
        int head = 0, tail = 0;
        boolean ok = true;
        for (int t = 0; t < k; t++) {
            boolean isNull = in.nextToken() == StreamTokenizer.TT_WORD;
            int lo, hi;
            if (t == 0) {
                lo = Integer.MIN_VALUE;
                hi = Integer.MAX_VALUE;
            } else if (t % 2 == 1) {          // left child of the node at the head
                lo = low[head];
                hi = val[head];
            } else {                          // right child; the node is finished
                lo = val[head];
                hi = high[head];
                head++;
            }
            if (isNull) continue;
            int v = (int) in.nval;
            ok &= lo < v && v < hi;
            val[tail] = v;
            low[tail] = lo;
            high[tail++] = hi;
        }
        System.out.println(ok);
    }
}
