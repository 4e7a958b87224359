import java.io.*;
import java.util.*;
public class CheapCables {
    static int[] p;
    static int find(int x) {
        while (p[x] != x) x = p[x] = p[p[x]];
        return x;
    }
    public static void main(String[] args) throws IOException {
        StreamTokenizer s = new StreamTokenizer(new BufferedInputStream(System.in));
        s.nextToken(); int n = (int) s.nval;
        s.nextToken(); int m = (int) s.nval;
        int[][] e = new int[m][3];
        for (int[] x : e) for (int k = 0; k < 3; k++) { s.nextToken(); x[k] = (int) s.nval; }
        Arrays.sort(e, (x, y) -> Integer.compare(x[2], y[2]));
        p = new int[n + 1];
        for (int i = 0; i <= n; i++) p[i] = i;
        long total = 0;
        int used = 0;
        for (int[] x : e) {
            int a = find(x[0]), b = find(x[1]);
            if (a != b) { p[a] = b; total += x[2]; used++; }
        }
        System.out.println(used == n - 1 ? "" + total : "split");
    }
}
