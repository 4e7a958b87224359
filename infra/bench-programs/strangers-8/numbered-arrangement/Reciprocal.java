import java.io.*;
import java.util.*;

public class Reciprocal {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long[] fact = new long[19];
        double[] share = new double[19]; // multiplying is faster than dividing
        fact[0] = 1;
        for (int i = 1; i < 19; i++) fact[i] = fact[i - 1] * i;
        for (int i = 0; i < 19; i++) share[i] = 1.0 / fact[i];
        StringBuilder out = new StringBuilder();
        for (int q = Integer.parseInt(in.readLine().trim()); q > 0; q--) {
            StringTokenizer t = new StringTokenizer(in.readLine());
            int n = Integer.parseInt(t.nextToken());
            long k = Long.parseLong(t.nextToken()) - 1;
            boolean[] bowed = new boolean[n + 1];
            for (int left = n - 1; left >= 0; left--) {
                int skip = (int) (k * share[left]);
                k -= skip * fact[left];
                int actor = 0;
                for (int free = -1; free < skip && actor < n; ) if (!bowed[++actor]) free++;
                bowed[actor] = true;
                out.append(actor).append(left > 0 ? " " : "\n");
            }
        }
        System.out.print(out);
    }
}
