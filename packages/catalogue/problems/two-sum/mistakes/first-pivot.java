import java.io.*;
public class Main {
    static int[] v, o;
    static void sort(int lo, int hi) {
        while (lo < hi) {
            int p = v[o[lo]], i = lo;
            for (int j = lo + 1; j <= hi; j++) if (v[o[j]] <= p) { i++; int t = o[i]; o[i] = o[j]; o[j] = t; }
            int t = o[lo]; o[lo] = o[i]; o[i] = t;
            if (i - lo < hi - i) { sort(lo, i - 1); lo = i + 1; } else { sort(i + 1, hi); hi = i - 1; }
        }
    }
    public static void main(String[] a) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken(); int n = (int) in.nval; in.nextToken(); long target = (long) in.nval;
        v = new int[n]; o = new int[n];
        for (int i = 0; i < n; i++) { in.nextToken(); v[i] = (int) in.nval; o[i] = i; }
        sort(0, n - 1);
        int i = 0, j = n - 1;
        while (i < j) { long s = (long) v[o[i]] + v[o[j]]; if (s == target) break; if (s < target) i++; else j--; }
        System.out.println(Math.min(o[i], o[j]) + " " + Math.max(o[i], o[j]));
    }
}
