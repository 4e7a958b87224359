import java.io.*;
import java.util.*;

/**
 * Meet in the middle: through every square that has the middle letter, all ways for the first
 * half of the word (backwards) and all for the second half are listed as bit sets of their
 * squares (a long pair, as there may be 100 squares), and two of them must be disjoint but
 * for the middle.
 */
public class D {
    static int r, c;
    static char[] cell;
    static String word;
    static List<long[]> list;

    static void walk(int at, int i, int d, int end, long lo, long hi) {
        if (cell[at] != word.charAt(i)) return;
        if (at < 64) {
            if ((lo >> at & 1) != 0) return;
            lo |= 1L << at;
        } else {
            if ((hi >> (at - 64) & 1) != 0) return;
            hi |= 1L << (at - 64);
        }
        if (i == end) {
            list.add(new long[] {lo, hi});
            return;
        }
        if (at % c > 0) walk(at - 1, i + d, d, end, lo, hi);
        if (at % c < c - 1) walk(at + 1, i + d, d, end, lo, hi);
        if (at >= c) walk(at - c, i + d, d, end, lo, hi);
        if (at + c < r * c) walk(at + c, i + d, d, end, lo, hi);
    }

    static boolean solve() {
        int mid = word.length() / 2;
        for (int s = 0; s < r * c; s++) {
            if (cell[s] != word.charAt(mid)) continue;
            List<long[]> first = list = new ArrayList<>();
            walk(s, mid, -1, 0, 0, 0);
            List<long[]> second = list = new ArrayList<>();
            walk(s, mid, 1, word.length() - 1, 0, 0);
            long mlo = s < 64 ? ~(1L << s) : -1, mhi = s < 64 ? -1 : ~(1L << (s - 64));
            for (long[] x : first)
                for (long[] y : second)
                    if ((x[0] & y[0] & mlo) == 0 && (x[1] & y[1] & mhi) == 0) return true;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] size = in.readLine().trim().split(" ");
        r = Integer.parseInt(size[0]);
        c = Integer.parseInt(size[1]);
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < r; i++) all.append(in.readLine().trim());
        cell = all.toString().toCharArray();
        word = in.readLine().trim();
        System.out.println(solve());
    }
}
