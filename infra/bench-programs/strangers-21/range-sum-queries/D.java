import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        int size = Math.max(1, (int) Math.sqrt(n));
        int[] a = new int[n];
        long[] block = new long[n / size + 1];
        st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) {
            a[i] = Integer.parseInt(st.nextToken());
            block[i / size] += a[i];
        }
        StringBuilder sb = new StringBuilder();
        for (int k = 0; k < q; k++) {
            st = new StringTokenizer(br.readLine());
            int i = Integer.parseInt(st.nextToken()) - 1;
            int end = Integer.parseInt(st.nextToken());
            long sum = 0;
            while (i < end) {
                if (i % size == 0 && i + size <= end) {
                    sum += block[i / size];
                    i += size;
                } else {
                    sum += a[i++];
                }
            }
            sb.append(sum).append('\n');
        }
        System.out.print(sb);
    }
}
