import java.io.*;
import java.util.*;

public class LeadingBitMask {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer tok = new StringTokenizer(in.readLine());
        long[] a = new long[n];
        long x = 0;
        for (int i = 0; i < n; i++) x ^= a[i] = Long.parseLong(tok.nextToken());
        if (x == 0) {
            System.out.println(0);
            return;
        }
        long mask = 1 << (63 - Long.numberOfLeadingZeros(x));
        int count = 0;
        for (long v : a) if ((v & mask) != 0) count++;
        System.out.println(count);
    }
}
