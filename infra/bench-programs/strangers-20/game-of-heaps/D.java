import java.io.*;
import java.util.*;

/** Column by column: the highest binary column with an odd number of ones decides. */
public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        long[] a = new long[n];
        StringTokenizer st = new StringTokenizer(in.readLine());
        long max = 0;
        for (int i = 0; i < n; i++) max = Math.max(max, a[i] = Long.parseLong(st.nextToken()));
        int answer = 0;
        for (long bit = Long.highestOneBit(max); bit > 0; bit >>= 1) {
            int ones = 0;
            for (long x : a) if ((x & bit) != 0) ones++;
            if (ones % 2 == 1) { answer = ones; break; }
        }
        System.out.println(answer);
    }
}
