import java.io.*;
import java.util.BitSet;

public class C {
    public static void main(String[] args) throws Exception {
        var in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken();
        final int n = (int) in.nval;
        BitSet used = new BitSet(n + 2);
        used.set(0);
        for (int i = 0; i < n; i++) {
            in.nextToken();
            if (in.nval > 0 && in.nval <= n) used.set((int) in.nval);
        }
        System.out.println(used.nextClearBit(0));
    }
}
