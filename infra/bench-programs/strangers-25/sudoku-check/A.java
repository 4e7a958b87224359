import java.io.*;
import java.util.BitSet;

public class A {
    private final int k, n;
    private final BitSet[] columns, stack;

    private A(int k) {
        this.k = k;
        this.n = k * k;
        columns = fresh(n);
        stack = fresh(k);
    }

    private static BitSet[] fresh(int howMany) {
        BitSet[] sets = new BitSet[howMany];
        for (int i = 0; i < howMany; i++) sets[i] = new BitSet();
        return sets;
    }

    private static boolean enter(BitSet set, int v) {
        if (set.get(v)) return false;
        set.set(v);
        return true;
    }

    private boolean check(StreamTokenizer in) throws IOException {
        for (int y = 0; y < n; y++) {
            BitSet row = new BitSet();
            if (y % k == 0) for (BitSet s : stack) s.clear();
            for (int x = 0; x < n; x++) {
                in.nextToken();
                int v = (int) in.nval;
                if (v != 0 && !(enter(row, v) && enter(columns[x], v) && enter(stack[x / k], v))) return false;
            }
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        System.out.println(new A((int) in.nval).check(in));
    }
}
