import java.io.*;
import java.util.*;

public class ChainLis {
    static PrintWriter out = new PrintWriter(new BufferedOutputStream(System.out));

    static void solve(int n, int[] a) {
        int[] len = new int[n];
        long[] ways = new long[n];
        int max = 0;
        for (int i = 0; i < n; i++) {
            len[i] = 1;
            ways[i] = 1;
            for (int j = 0; j < i; j++) {
                if (a[j] < a[i]) {
                    if (len[j] + 1 > len[i]) {
                        len[i] = len[j] + 1;
                        ways[i] = ways[j];
                    } else if (len[j] + 1 == len[i]) {
                        ways[i] = (ways[i] + ways[j]) % 998244353;
                    }
                }
            }
            max = Math.max(max, len[i]);
        }
        long total = 0;
        for (int i = 0; i < n; i++) {
            if (len[i] == max) total = (total + ways[i]) % 998244353;
        }
        out.println(max + " " + total);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            st.nextToken();
            a[i] = (int) st.nval;
        }
        solve(n, a);
        out.flush();
    }
}
