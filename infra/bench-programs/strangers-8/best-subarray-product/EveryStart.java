import java.io.*;
import java.util.*;
import java.util.stream.*;

public class EveryStart {
    static long from(int[] f, int start) {
        long p = 1, best = Long.MIN_VALUE;
        for (int end = start; end < f.length; end++) {
            p *= f[end];
            best = Math.max(best, p);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer t = new StringTokenizer(in.readLine());
        int[] f = new int[n];
        for (int i = 0; i < n; i++) f[i] = Integer.parseInt(t.nextToken());
        System.out.println(IntStream.range(0, n).mapToLong(i -> from(f, i)).max().getAsLong());
    }
}
