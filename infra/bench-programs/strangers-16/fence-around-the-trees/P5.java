import java.util.*;
import java.io.*;

// gift wrapping
public class P5 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        long[] x = new long[n];
        long[] y = new long[n];
        int start = 0;
        for (int i = 0; i < n; i++) {
            st.nextToken();
            x[i] = (long) st.nval;
            st.nextToken();
            y[i] = (long) st.nval;
            if (x[i] < x[start] || (x[i] == x[start] && y[i] < y[start])) {
                start = i;
            }
        }
        int bends = 0;
        long area = 0;
        int cur = start;
        do {
            bends++;
            int next = -1;
            for (int i = 0; i < n; i++) {
                if (x[i] == x[cur] && y[i] == y[cur]) continue;
                if (next == -1) {
                    next = i;
                    continue;
                }
                long c = (x[next] - x[cur]) * (y[i] - y[cur]) - (y[next] - y[cur]) * (x[i] - x[cur]);
                if (c < 0) {
                    next = i;
                } else if (c == 0) {
                    long d1 = Math.abs(x[next] - x[cur]) + Math.abs(y[next] - y[cur]);
                    long d2 = Math.abs(x[i] - x[cur]) + Math.abs(y[i] - y[cur]);
                    if (d2 > d1) next = i;
                }
            }
            if (next == -1) break;
            area += x[cur] * y[next] - y[cur] * x[next];
            cur = next;
        } while (x[cur] != x[start] || y[cur] != y[start]);
        System.out.println(bends + " " + Math.abs(area));
    }
}
