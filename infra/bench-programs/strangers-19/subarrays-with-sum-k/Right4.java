import java.io.*;
import java.util.*;

// merge sort of the prefix sums; pairs (earlier, later) are counted between the halves
public class Right4 {
    static long[] p, tmp;
    static long k;

    static long count(int lo, int hi) {
        if (hi - lo < 2) return 0;
        int mid = (lo + hi) >>> 1;
        long res = count(lo, mid) + count(mid, hi);
        int first = lo, after = lo;
        for (int r = mid; r < hi; r++) {
            long want = p[r] - k;
            while (first < mid && p[first] < want) first++;
            if (after < first) after = first;
            while (after < mid && p[after] <= want) after++;
            res += after - first;
        }
        int i = lo, j = mid, t = lo;
        while (i < mid || j < hi) tmp[t++] = j >= hi || (i < mid && p[i] <= p[j]) ? p[i++] : p[j++];
        System.arraycopy(tmp, lo, p, lo, hi - lo);
        return res;
    }
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        k = Long.parseLong(st.nextToken());
        p = new long[n + 1];
        tmp = new long[n + 1];
        st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) p[i + 1] = p[i] + Long.parseLong(st.nextToken());
        System.out.println(count(0, n + 1));
    }
}
