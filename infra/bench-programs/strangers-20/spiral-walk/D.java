import java.io.*;
import java.util.*;

/** Gives every square a key (ring, side, step) and simply sorts the keys. */
public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken(); int r = (int) in.nval;
        in.nextToken(); int c = (int) in.nval;
        int[] value = new int[r * c];
        long[] keys = new long[r * c];
        for (int i = 0; i < r; i++)
            for (int j = 0; j < c; j++) {
                in.nextToken();
                value[i * c + j] = (int) in.nval;
                int ring = Math.min(Math.min(i, j), Math.min(r - 1 - i, c - 1 - j));
                int side, step;
                if (i == ring) { side = 0; step = j; }
                else if (j == c - 1 - ring) { side = 1; step = i; }
                else if (i == r - 1 - ring) { side = 2; step = c - j; }
                else { side = 3; step = r - i; }
                long key = ((long) ring * 4 + side) * 1000 + step;
                keys[i * c + j] = key * 100_000L + (i * c + j);
            }
        Arrays.sort(keys);
        StringBuilder sb = new StringBuilder();
        for (long k : keys) sb.append(value[(int) (k % 100_000L)]).append(' ');
        System.out.println(sb.toString().trim());
    }
}
