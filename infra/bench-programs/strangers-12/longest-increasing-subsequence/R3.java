import java.io.*;
import java.util.*;

public class R3 {
    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
        int n = readInt(in);
        // The set holds the smallest last elements for every length; each new value pushes
        // out the next larger (or equal) one. Only the size matters in the end.
        TreeSet<Integer> ends = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            int x = readInt(in);
            Integer next = ends.ceiling(x);
            if (next != null) ends.remove(next);
            ends.add(x);
        }
        System.out.println(ends.size());
    }

    static int readInt(DataInputStream in) throws IOException {
        int c = in.read();
        while (c != '-' && (c < '0' || c > '9')) c = in.read();
        boolean minus = c == '-';
        if (minus) c = in.read();
        int x = 0;
        for (; c >= '0' && c <= '9'; c = in.read()) x = 10 * x + c - '0';
        return minus ? -x : x;
    }
}
