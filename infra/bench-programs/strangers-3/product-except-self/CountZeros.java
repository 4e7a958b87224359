import java.io.*;
import java.util.*;

public class CountZeros {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        int[] a = new int[n];
        long prod = 1;
        int zeros = 0;
        for (int i = 0; i < n; i++) {
            a[i] = Integer.parseInt(st.nextToken());
            if (a[i] == 0) zeros++;
            else prod *= a[i];
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            long r;
            if (zeros == 0) r = prod / a[i];
            else if (zeros == 1 && a[i] == 0) r = prod;
            else r = 0;
            sb.append(r).append(i + 1 < n ? " " : "\n");
        }
        System.out.print(sb);
    }
}
