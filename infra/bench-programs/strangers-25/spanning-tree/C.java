import java.io.*;
import java.util.*;

public class C {
    static int[] group;

    static int of(int v) {
        while (group[v] != v) v = group[v] = group[group[v]];
        return v;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int m = (int) st.nval;
        int[] a = new int[m], b = new int[m], c = new int[m];
        for (int i = 0; i < m; i++) {
            st.nextToken();
            a[i] = (int) st.nval - 1;
            st.nextToken();
            b[i] = (int) st.nval - 1;
            st.nextToken();
            c[i] = (int) st.nval;
        }
        group = new int[n];
        int[] weight = new int[n];
        Arrays.fill(weight, 1);
        for (int i = 0; i < n; i++) group[i] = i;
        int groups = n;
        long sum = 0;
        int[] cheapest = new int[n];
        while (groups > 1) {
            Arrays.fill(cheapest, -1);
            for (int i = 0; i < m; i++) {
                int x = of(a[i]), y = of(b[i]);
                if (x == y) continue;
                // the first of equally expensive offers wins
                if (cheapest[x] < 0 || c[i] < c[cheapest[x]]) cheapest[x] = i;
                if (cheapest[y] < 0 || c[i] < c[cheapest[y]]) cheapest[y] = i;
            }
            boolean progress = false;
            for (int v = 0; v < n; v++) {
                int e = cheapest[v];
                if (e < 0) continue;
                int x = of(a[e]), y = of(b[e]);
                if (x == y) continue;
                if (weight[x] > weight[y]) {
                    int t = x;
                    x = y;
                    y = t;
                }
                group[x] = y;
                weight[y] += weight[x];
                sum += c[e];
                groups--;
                progress = true;
            }
            if (!progress) break;
        }
        System.out.println(groups > 1 ? -1 : sum);
    }
}
