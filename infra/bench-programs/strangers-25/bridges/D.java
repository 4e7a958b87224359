import java.io.*;

public class D {
    static int[] a, b, boss, size, log;
    static int top = 0;
    static boolean[] critical;

    static int find(int x) {
        while (boss[x] != x) x = boss[x];
        return x;
    }

    static void join(int from, int to) {
        for (int i = from; i < to; i++) {
            int x = find(a[i]), y = find(b[i]);
            if (x == y) continue;
            if (size[x] > size[y]) { int t = x; x = y; y = t; }
            boss[x] = y;
            size[y] += size[x];
            log[top++] = x;
        }
    }

    static void undo(int mark) {
        while (top > mark) {
            int x = log[--top];
            size[boss[x]] -= size[x];
            boss[x] = x;
        }
    }

    // all roads outside of from..to-1 are open at this moment
    static void solve(int from, int to) {
        if (to - from == 1) {
            critical[from] = find(a[from]) != find(b[from]);
            return;
        }
        int mid = (from + to) / 2, mark = top;
        join(mid, to);
        solve(from, mid);
        undo(mark);
        join(from, mid);
        solve(mid, to);
        undo(mark);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int m = (int) st.nval;
        a = new int[m];
        b = new int[m];
        for (int i = 0; i < m; i++) {
            st.nextToken();
            a[i] = (int) st.nval;
            st.nextToken();
            b[i] = (int) st.nval;
        }
        boss = new int[n + 1];
        size = new int[n + 1];
        log = new int[n + 1];
        for (int i = 0; i <= n; i++) { boss[i] = i; size[i] = 1; }
        critical = new boolean[m];
        if (m > 0) solve(0, m);
        int count = 0;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < m; i++) if (critical[i]) {
            if (count++ > 0) sb.append(' ');
            sb.append(i + 1);
        }
        System.out.println(count);
        System.out.println(sb);
    }
}
