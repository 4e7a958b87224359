import java.io.*;
import java.util.*;
public class JumpTable {
    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        t.nextToken();
        int n = (int) t.nval, b = (int) Math.sqrt(n) + 1;
        int[] a = new int[n];
        int[] top = new int[n / b + 1];
        Arrays.fill(top, Integer.MIN_VALUE);
        for (int i = 0; i < n; i++) {
            t.nextToken();
            a[i] = (int) t.nval;
            top[i / b] = Math.max(top[i / b], a[i]);
        }
        PrintWriter out = new PrintWriter(System.out);
        for (int q = 0; q < n; q++) {
            t.nextToken();
            int l = (int) t.nval - 1;
            t.nextToken();
            int r = (int) t.nval - 1;
            int m = a[l];
            while (l <= r) {
                if (l % b == 0 && l + b - 1 <= r) {
                    m = Math.max(m, top[l / b]);
                    l += b;
                } else {
                    m = Math.max(m, a[l++]);
                }
            }
            out.println(m);
        }
        out.flush();
    }
}
