import java.io.*;
import java.util.*;

public class Right3 {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int ni() throws IOException {
        int c = in.read();
        while (c != '-' && (c < '0' || c > '9')) c = in.read();
        boolean neg = c == '-';
        if (neg) c = in.read();
        int r = 0;
        for (; c >= '0' && c <= '9'; c = in.read()) r = r * 10 + c - '0';
        return neg ? -r : r;
    }

    public static void main(String[] args) throws IOException {
        int n = ni();
        BitSet b = new BitSet(n + 2);
        b.set(0);
        for (int i = 0; i < n; i++) {
            int x = ni();
            if (x > 0 && x <= n) b.set(x);
        }
        System.out.println(b.nextClearBit(1));
    }
}
