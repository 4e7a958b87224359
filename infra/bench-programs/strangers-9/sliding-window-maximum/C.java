import java.io.*;

/** Doubling in place: after the round for w, a[i] is the maximum of w values from i on. */
public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            a[i] = (int) in.nval;
        }
        int w = 1;
        while (w < k) {
            int s = Math.min(w, k - w);
            for (int i = 0; i + s < n; i++) a[i] = Math.max(a[i], a[i + s]);
            w += s;
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i + k <= n; i++) sb.append(a[i]).append(i + k == n ? '\n' : ' ');
        System.out.print(sb);
    }
}
