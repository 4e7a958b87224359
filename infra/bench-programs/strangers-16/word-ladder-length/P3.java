import java.io.*;
import java.util.*;

// Every word is a long (5 bits a letter). Two words are neighbours if the xor is non-zero in one group only.
// All words that have no distance yet stand in one array, which becomes shorter and shorter.
public class P3 {
    static long pack(String s) {
        long r = 0;
        for (int i = 0; i < s.length(); i++) r = r << 5 | (s.charAt(i) - 'a');
        return r;
    }

    static boolean oneApart(long a, long b) {
        long x = a ^ b;
        if (x == 0) return false;
        int group = Long.numberOfTrailingZeros(x) / 5 * 5;
        return (x & ~(31L << group)) == 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] ends = in.readLine().trim().split("\\s+");
        long begin = pack(ends[0]), end = pack(ends[1]);
        int n = Integer.parseInt(in.readLine().trim());
        long[] open = new long[n];
        for (int i = 0; i < n; i++) open[i] = pack(in.readLine().trim());
        int left = n;
        long[] level = {begin};
        int size = 1;
        for (int steps = 1; size > 0; steps++) {
            long[] next = new long[left];
            int found = 0;
            for (int i = 0; i < size; i++) {
                long w = level[i];
                if (w == end) {
                    System.out.println(steps);
                    return;
                }
                int keep = 0;
                for (int j = 0; j < left; j++) {
                    if (oneApart(w, open[j])) next[found++] = open[j];
                    else open[keep++] = open[j];
                }
                left = keep;
            }
            level = next;
            size = found;
        }
        System.out.println(0);
    }
}
