import java.io.*;

public class D {
    static long[] d;
    static int[] h;
    static int size;

    static boolean before(int a, int b) {
        return d[a] != d[b] ? d[a] < d[b] : a < b;
    }

    static void sink(int i) {
        int v = h[i];
        for (int c; (c = 2 * i + 1) < size; i = c) {
            if (c + 1 < size && before(h[c + 1], h[c])) c++;
            if (!before(h[c], v)) break;
            h[i] = h[c];
        }
        h[i] = v;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int k = (int) st.nval;
        st.nextToken();
        long x = (long) st.nval;
        st.nextToken();
        long y = (long) st.nval;
        d = new long[n];
        h = new int[n];
        size = n;
        for (int i = 0; i < n; i++) {
            st.nextToken();
            long a = (long) st.nval - x;
            st.nextToken();
            long b = (long) st.nval - y;
            d[i] = a * a + b * b;
            h[i] = i;
        }
        for (int i = n / 2; i-- > 0; ) sink(i);
        StringBuilder sb = new StringBuilder();
        while (k-- > 0) {
            sb.append(h[0] + 1).append(k > 0 ? ' ' : '\n');
            h[0] = h[--size];
            if (size > 0) sink(0);
        }
        System.out.print(sb);
    }
}
