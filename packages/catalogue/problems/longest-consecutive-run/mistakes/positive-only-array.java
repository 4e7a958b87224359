import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        BitSet pos = new BitSet(), neg = new BitSet();
        for (int i = 0; i < n; i++) { int x = ni(); if (x >= 0) pos.set(x % 10000019); else neg.set(-x % 10000019); }
        int best = 0;
        for (BitSet b : new BitSet[]{pos, neg})
            for (int i = b.nextSetBit(0); i >= 0; ) { int e = b.nextClearBit(i); best = Math.max(best, e - i); i = b.nextSetBit(e); }
        System.out.println(best);
    }
}
