import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] h = new int[n];
        long[] byHeight = new long[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            h[i] = (int) in.nval;
            byHeight[i] = ((long) h[i] << 32) | i;
        }
        Arrays.sort(byHeight);

        int lo = (int) byHeight[n - 1], hi = lo;
        long water = 0;
        for (int k = n - 2; k >= 0; k--) {
            int p = (int) byHeight[k];
            while (p < lo) {
                lo--;
                water += h[p] - h[lo];
            }
            while (p > hi) {
                hi++;
                water += h[p] - h[hi];
            }
        }
        System.out.println(water);
    }
}
