import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken(); int n = (int) in.nval;
        in.nextToken(); int k = (int) in.nval;
        int[] a = new int[n];
        long lo = 0, hi = 0, max = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            a[i] = (int) in.nval;
            hi += a[i];
            max = Math.max(max, a[i]);
        }
        for (int round = 0; round < 47 && hi - lo > 1; round++) {
            long cap = (lo + hi) / 2, sum = 0;
            int parts = 1;
            for (int x : a) {
                if (sum + x > cap) { parts++; sum = 0; }
                sum += x;
            }
            if (cap >= max && parts <= k) hi = cap;
            else lo = cap;
        }
        System.out.println(hi);
    }
}
