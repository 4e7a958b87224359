import java.io.*;
import java.util.*;

public class D {
    static int[] a;

    static int smallest(int lo, int hi) {
        if (lo == hi) return lo;
        int mid = (lo + hi) >>> 1;
        return a[mid] > a[hi] ? smallest(mid + 1, hi) : smallest(lo, mid);
    }

    static int[] numbers(BufferedReader in) throws IOException {
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] x = new int[st.countTokens()];
        for (int i = 0; i < x.length; i++) x[i] = Integer.parseInt(st.nextToken());
        return x;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        a = numbers(in);
        int p = smallest(0, a.length - 1);
        StringBuilder sb = new StringBuilder();
        for (int x : numbers(in)) {
            int at = x > a[a.length - 1]
                    ? Arrays.binarySearch(a, 0, p, x)
                    : Arrays.binarySearch(a, p, a.length, x);
            sb.append(Math.max(at, -1)).append('\n');
        }
        System.out.print(sb);
    }
}
