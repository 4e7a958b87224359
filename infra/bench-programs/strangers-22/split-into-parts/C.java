import java.io.*;
import java.util.*;

public class C {
    static long[] a;
    static int k;

    static boolean enough(long capacity) {
        long sum = 0;
        int parts = 1;
        for (long x : a) {
            if (x > capacity) return false;
            sum += x;
            if (sum > capacity) {
                sum = x;
                if (++parts > k) return false;
            }
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        k = Integer.parseInt(st.nextToken());
        a = new long[n];
        st = new StringTokenizer(in.readLine());
        long total = 0;
        for (int i = 0; i < n; i++) total += a[i] = Long.parseLong(st.nextToken());

        long tooSmall = 0;
        for (long bit = Long.highestOneBit(total); bit > 0; bit >>= 1) {
            if (!enough(tooSmall | bit)) tooSmall |= bit;
        }
        System.out.println(tooSmall + 1);
    }
}
