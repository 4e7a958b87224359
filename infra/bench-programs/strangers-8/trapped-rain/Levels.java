import java.io.*;
import java.util.*;

/** at every level the stone and the water together reach from the first to the last bar of that height */
public class Levels {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken();
        int n = (int) in.nval, top = 100_000;
        int[] first = new int[top + 1], last = new int[top + 1];
        Arrays.fill(first, n);
        Arrays.fill(last, -1);
        long stone = 0, both = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int h = (int) in.nval;
            stone += h;
            if (first[h] == n) first[h] = i;
            last[h] = i;
        }
        for (int level = top - 1; level > 0; level--) {
            first[level] = Math.min(first[level], first[level + 1]);
            last[level] = Math.max(last[level], last[level + 1]);
            if (last[level] >= 0) both += last[level] - first[level] + 1;
        }
        System.out.println(both - stone);
    }
}
