import java.io.*;
import java.util.*;

// sparse table of "which stone in this stretch carries me farthest"
public class D {
    static int[] reach;
    static int[][] tab;

    static int better(int x, int y) { return reach[x] >= reach[y] ? x : y; }

    static int query(int lo, int hi) {
        int k = 31 - Integer.numberOfLeadingZeros(hi - lo + 1);
        return better(tab[k][lo], tab[k][hi - (1 << k) + 1]);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        reach = new int[n];
        for (int i = 0; i < n; i++) reach[i] = Math.min(n - 1, i + Integer.parseInt(st.nextToken()));
        int levels = 32 - Integer.numberOfLeadingZeros(n);
        tab = new int[levels][];
        tab[0] = new int[n];
        for (int i = 0; i < n; i++) tab[0][i] = i;
        for (int k = 1; k < levels; k++) {
            int len = n - (1 << k) + 1;
            tab[k] = new int[len];
            for (int i = 0; i < len; i++) tab[k][i] = better(tab[k - 1][i], tab[k - 1][i + (1 << (k - 1))]);
        }
        int pos = 0, jumps = 0;
        while (pos < n - 1) {
            if (reach[pos] == n - 1) { jumps++; break; }
            int next = reach[pos] == pos ? pos : query(pos + 1, reach[pos]);
            if (next == pos || reach[next] <= reach[pos]) { jumps = -1; break; }
            pos = next;
            jumps++;
        }
        System.out.println(jumps);
    }
}
