import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }
    static int n, cnt;
    static int[] q;
    static void go(int r) {
        if (r == n) {
            for (int i = 0; i < n; i++) for (int k = 0; k < i; k++) if (Math.abs(q[i] - q[k]) == i - k) return;
            cnt++;
            return;
        }
        for (int c = 0; c < n; c++) {
            boolean free = true;
            for (int i = 0; i < r; i++) if (q[i] == c) free = false;
            if (free) { q[r] = c; go(r + 1); }
        }
    }
    public static void main(String[] args) throws IOException {
        n = ni();
        q = new int[n];
        go(0);
        System.out.println(cnt);
    }
}
