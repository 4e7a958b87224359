import java.util.*;
import java.io.*;

public class OneFaster {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        long h = (long) in.nval, total = 0;
        long[] tank = new long[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            total += tank[i] = (long) in.nval;
        }
        // it cannot go slower than the average
        for (long v = (total + h - 1) / h; ; v++) {
            long need = 0;
            for (long t : tank) need += (t + v - 1) / v;
            if (need <= h) {
                System.out.println(v);
                return;
            }
        }
    }
}
