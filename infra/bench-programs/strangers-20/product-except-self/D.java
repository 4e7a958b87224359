import java.io.*;

/** Halving: what lies outside of a half is multiplied into everything inside of it. */
public class D {
    static int[] a;
    static long[] ans;

    static long product(int from, int to) {
        long p = 1;
        for (int i = from; i < to; i++) p *= a[i];
        return p;
    }

    static void spread(int from, int to, long outside) {
        if (to - from == 1) {
            ans[from] = outside;
            return;
        }
        int mid = (from + to) >>> 1;
        spread(from, mid, outside * product(mid, to));
        spread(mid, to, outside * product(from, mid));
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        a = new int[n];
        ans = new long[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            a[i] = (int) in.nval;
        }
        spread(0, n, 1);
        StringBuilder sb = new StringBuilder();
        for (long x : ans) sb.append(x).append(' ');
        sb.setLength(sb.length() - 1);
        System.out.println(sb);
    }
}
