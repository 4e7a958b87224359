import java.io.*;

/** Prefix sums; each disc is filled by galloping, so long discs are cheap. */
public class P2 {
    private final long[] pre;
    private final int n, k;

    P2(long[] pre, int k) {
        this.pre = pre;
        this.n = pre.length - 1;
        this.k = k;
    }

    private int fill(int from, long cap) {
        long limit = pre[from] + cap;
        int step = 1;
        while (from + step <= n && pre[from + step] <= limit) step <<= 1;
        int good = from + (step >> 1), bad = Math.min(n + 1, from + step);
        while (bad - good > 1) {
            int mid = (good + bad) >>> 1;
            if (pre[mid] <= limit) good = mid;
            else bad = mid;
        }
        return good;
    }

    private boolean fits(long cap) {
        int at = 0;
        for (int disc = 0; disc < k && at < n; disc++) at = fill(at, cap);
        return at == n;
    }

    long search() {
        long bad = -1, good = pre[n];
        for (int i = 0; i < n; i++) bad = Math.max(bad, pre[i + 1] - pre[i] - 1);
        while (good - bad > 1) {
            long mid = (good + bad) >>> 1;
            if (fits(mid)) good = mid;
            else bad = mid;
        }
        return good;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        long[] pre = new long[n + 1];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            pre[i + 1] = pre[i] + (long) in.nval;
        }
        System.out.println(new P2(pre, k).search());
    }
}
