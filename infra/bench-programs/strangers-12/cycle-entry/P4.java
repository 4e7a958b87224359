import java.io.*;
import java.util.*;

// jump tables for 2^b steps, then a binary search for the way into the circle
public class P4 {
    static int[][] up;

    static int jump(int v, int steps) {
        for (int b = 0; steps > 0; b++, steps >>= 1) if ((steps & 1) == 1) v = up[b][v];
        return v;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken()), s = Integer.parseInt(st.nextToken());
        int L = 1;
        while (1 << L <= 2 * n) L++;
        up = new int[L][n + 1];
        st = new StringTokenizer(br.readLine());
        for (int i = 1; i <= n; i++) up[0][i] = Integer.parseInt(st.nextToken());
        for (int b = 1; b < L; b++)
            for (int i = 1; i <= n; i++) up[b][i] = up[b - 1][up[b - 1][i]];
        int c = jump(s, n);
        if (c == 0) {
            System.out.println(0);
            return;
        }
        int len = 1;
        for (int v = up[0][c]; v != c; v = up[0][v]) len++;
        int lo = 0, hi = n;
        while (lo < hi) {
            int mid = (lo + hi) / 2;
            int v = jump(s, mid);
            if (jump(v, len) == v) hi = mid;
            else lo = mid + 1;
        }
        System.out.println(jump(s, lo));
    }
}
