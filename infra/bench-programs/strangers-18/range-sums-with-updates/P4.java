import java.io.*;
import java.util.*;

/** Offline: divide and conquer over the time, merging by position. No tree at all. */
public class P4 {
    static int[] pos, qid, ord, tmp;
    static long[] val;          // change for an update, sign for a half question
    static long[] ans;

    static void go(int lo, int hi) {
        if (hi - lo < 2) return;
        int mid = (lo + hi) >>> 1;
        go(lo, mid);
        go(mid, hi);
        int i = lo, k = lo;
        long run = 0;
        for (int j = mid; j < hi; j++) {
            int y = ord[j];
            while (i < mid && pos[ord[i]] <= pos[y]) {
                int x = ord[i++];
                if (qid[x] < 0) run += val[x];
                tmp[k++] = x;
            }
            if (qid[y] >= 0) ans[qid[y]] += val[y] * run;
            tmp[k++] = y;
        }
        while (i < mid) tmp[k++] = ord[i++];
        System.arraycopy(tmp, lo, ord, lo, hi - lo);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        int n = ni(st), q = ni(st);
        long[] pre = new long[n + 1];
        for (int i = 1; i <= n; i++) pre[i] = pre[i - 1] + ni(st);
        pos = new int[2 * q];
        qid = new int[2 * q];
        val = new long[2 * q];
        ans = new long[q];
        int items = 0, asked = 0;
        for (int e = 0; e < q; e++) {
            int kind = ni(st), a = ni(st), b = ni(st);
            if (kind == 1) {
                pos[items] = a;
                qid[items] = -1;
                val[items++] = b;
            } else {
                ans[asked] = pre[b] - pre[a - 1];
                pos[items] = b;
                qid[items] = asked;
                val[items++] = 1;
                pos[items] = a - 1;
                qid[items] = asked++;
                val[items++] = -1;
            }
        }
        ord = new int[items];
        tmp = new int[items];
        for (int i = 0; i < items; i++) ord[i] = i;
        go(0, items);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < asked; i++) sb.append(ans[i]).append('\n');
        System.out.print(sb);
    }

    static int ni(StreamTokenizer st) throws IOException {
        st.nextToken();
        return (int) st.nval;
    }
}
