import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            int n = Integer.parseInt(st.nextToken());
            long k = Long.parseLong(st.nextToken()) - 1;
            int[] p = new int[n];
            // from the right: insert each digit of the factorial number system
            // and push up what is not smaller
            for (int i = n - 1; i >= 0; i--) {
                p[i] = (int) (k % (n - i));
                k /= n - i;
                for (int j = i + 1; j < n; j++) if (p[j] >= p[i]) p[j]++;
            }
            for (int x : p) sb.append(x + 1).append(' ');
            sb.setCharAt(sb.length() - 1, '\n');
        }
        System.out.print(sb);
    }
}
