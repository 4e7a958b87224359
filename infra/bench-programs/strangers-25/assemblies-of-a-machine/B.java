import java.io.*;
import java.util.*;

/** Both trees are written out with their gaps; then it is a matter of finding one word in another. */
public class B {
    static StreamTokenizer in;

    static int[] spell() throws IOException {
        in.nextToken();
        int k = (int) in.nval;
        int[] type = new int[k], left = new int[k], right = new int[k];
        Arrays.fill(left, -1);
        Arrays.fill(right, -1);
        int cnt = 0, parent = 0;
        for (int i = 0; i < k; i++) {
            int t = in.nextToken();
            int child = -1;
            if (t == StreamTokenizer.TT_NUMBER) {
                child = cnt;
                type[cnt++] = (int) in.nval;
            }
            if (i == 0) continue;
            if (i % 2 == 1) left[parent] = child;
            else right[parent++] = child;
        }
        int[] word = new int[2 * cnt + 1];
        int[] stack = new int[cnt + 2];
        int sp = 0, w = 0;
        stack[sp++] = 0;
        while (sp > 0) {
            int v = stack[--sp];
            if (v < 0) {
                word[w++] = 0;
                continue;
            }
            word[w++] = type[v];
            stack[sp++] = right[v];
            stack[sp++] = left[v];
        }
        return word;
    }

    static int[] suffixes(int[] s) {
        int n = s.length, m = 100_001;
        int[] sa = new int[n], x = s.clone(), y = new int[n], cnt = new int[Math.max(m, n) + 1];
        for (int i = 0; i < n; i++) cnt[x[i]]++;
        for (int i = 1; i < m; i++) cnt[i] += cnt[i - 1];
        for (int i = n - 1; i >= 0; i--) sa[--cnt[x[i]]] = i;
        for (int k = 1; k < n; k <<= 1) {
            int p = 0;
            for (int i = n - k; i < n; i++) y[p++] = i;
            for (int i = 0; i < n; i++) if (sa[i] >= k) y[p++] = sa[i] - k;
            Arrays.fill(cnt, 0, m, 0);
            for (int i = 0; i < n; i++) cnt[x[i]]++;
            for (int i = 1; i < m; i++) cnt[i] += cnt[i - 1];
            for (int i = n - 1; i >= 0; i--) sa[--cnt[x[y[i]]]] = y[i];
            int[] t = x; x = y; y = t;
            p = 1;
            x[sa[0]] = 0;
            for (int i = 1; i < n; i++) {
                int a = sa[i - 1], b = sa[i];
                boolean same = y[a] == y[b]
                        && (a + k < n ? y[a + k] : -1) == (b + k < n ? y[b + k] : -1);
                x[b] = same ? p - 1 : p++;
            }
            if (p >= n) break;
            m = p;
        }
        return sa;
    }

    static int compare(int[] text, int from, int[] pat) {
        for (int i = 0; i < pat.length; i++) {
            if (from + i >= text.length) return -1;
            int d = Integer.compare(text[from + i], pat[i]);
            if (d != 0) return d;
        }
        return 0;
    }

    public static void main(String[] args) throws IOException {
        in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        int[] text = spell();
        int[] sa = suffixes(text);
        in.nextToken();
        int q = (int) in.nval;
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            int[] pat = spell();
            int lo = 0, hi = sa.length - 1;
            String ans = "no";
            while (lo <= hi) {
                int mid = (lo + hi) >>> 1;
                int d = compare(text, sa[mid], pat);
                if (d == 0) { ans = "yes"; break; }
                if (d < 0) lo = mid + 1; else hi = mid - 1;
            }
            sb.append(ans).append('\n');
        }
        System.out.print(sb);
    }
}
