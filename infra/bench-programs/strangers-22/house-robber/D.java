import java.io.*;
import java.util.*;

public class D {
    static int[] cash;

    // result: [left end may be robbed ? 2 : 0] + [right end may be robbed ? 1 : 0]
    static long[] stretch(int from, int to) {
        if (to - from == 1) return new long[] {0, 0, 0, cash[from]};
        int mid = (from + to) >>> 1;
        long[] a = stretch(from, mid), b = stretch(mid, to), both = new long[4];
        for (int left = 0; left < 2; left++)
            for (int right = 0; right < 2; right++)
                both[2 * left + right] = Math.max(a[2 * left] + b[2 + right], a[2 * left + 1] + b[right]);
        return both;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        cash = new int[n];
        for (int i = 0; i < n; i++) cash[i] = Integer.parseInt(st.nextToken());
        System.out.println(stretch(0, n)[3]);
    }
}
