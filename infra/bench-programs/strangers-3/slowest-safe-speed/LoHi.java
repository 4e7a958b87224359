import java.io.*;
import java.util.*;

public class LoHi {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        long h = Long.parseLong(st.nextToken());
        long[] a = new long[n];
        st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) a[i] = Long.parseLong(st.nextToken());
        long lo = 1, hi = 1000000000L;
        while (lo < hi) {
            long mid = (lo + hi) / 2, need = 0;
            for (long x : a) need += (x + mid - 1) / mid;
            if (need <= h) hi = mid;
            else lo = mid + 1;
        }
        System.out.println(lo);
    }
}
