import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        long[] plate = new long[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            plate[i] = ((long) in.nval << 20) | i;
        }
        Arrays.sort(plate);
        long best = 0;
        int west = n, east = -1;
        for (int t = n - 1; t >= 0; t--) {
            int i = (int) (plate[t] & ((1 << 20) - 1));
            long h = plate[t] >> 20;
            west = Math.min(west, i);
            east = Math.max(east, i);
            best = Math.max(best, h * Math.max(i - west, east - i));
        }
        System.out.println(best);
    }
}
