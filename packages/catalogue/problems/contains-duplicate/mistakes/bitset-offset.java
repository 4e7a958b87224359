import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        BitSet pos = new BitSet(), neg = new BitSet();
        boolean dup = false;
        for (int i = 0; i < n; i++) {
            int x = ni();
            BitSet b = x >= 0 ? pos : neg;
            int k = Math.abs(x) & 0xffffff;
            if (b.get(k)) dup = true;
            b.set(k);
        }
        System.out.println(dup);
    }
}
