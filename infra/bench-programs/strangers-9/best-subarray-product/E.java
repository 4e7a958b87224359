import java.util.*;
import java.io.*;

public class E {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        long[] a = new long[n];
        for (int i = 0; i < n; i++) a[i] = Long.parseLong(st.nextToken());
        long max = Long.MIN_VALUE;
        for (int start = 0; start < n; start++) {
            long product = 1;
            for (int end = start; end < n; end++) {
                product *= a[end];
                if (product > max) max = product;
            }
        }
        System.out.println(max);
    }
}
