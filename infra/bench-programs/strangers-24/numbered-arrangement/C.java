import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        int q = Integer.parseInt(br.readLine().trim());
        int[] p = new int[18];
        while (q-- > 0) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            int n = Integer.parseInt(st.nextToken());
            long k = Long.parseLong(st.nextToken()) - 1;
            // digits of k to the bases 1, 2, 3, ... from the right; each new one pushes up the others
            for (int i = n - 1; i >= 0; i--) {
                int base = n - i;
                p[i] = (int) (k % base);
                k /= base;
                for (int j = i + 1; j < n; j++) if (p[j] >= p[i]) p[j]++;
            }
            for (int i = 0; i < n; i++) {
                if (i > 0) out.print(' ');
                out.print(p[i] + 1);
            }
            out.println();
        }
        out.flush();
    }
}
