import java.io.*;
import java.util.*;

public class W1 {
    static long[] bags, hats;

    static long countUpTo(long limit) {
        long count = 0;
        int j = hats.length - 1;
        for (long bag : bags) {
            while (j >= 0 && bag + hats[j] > limit) j--;
            if (j < 0) break;
            count += j + 1;
        }
        return count;
    }

    static long[] readRow(StreamTokenizer in, int n) throws IOException {
        long[] row = new long[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            row[i] = (long) in.nval;
        }
        return row;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        in.nextToken();
        long k = (long) in.nval;
        bags = readRow(in, n);
        hats = readRow(in, m);
        long lo = -1_000_000_000L, hi = 2_000_000_000L;
        while (lo < hi) {
            long mid = Math.floorDiv(lo + hi, 2L);
            if (countUpTo(mid) >= k) hi = mid;
            else lo = mid + 1;
        }
        System.out.println(lo);
    }
}
