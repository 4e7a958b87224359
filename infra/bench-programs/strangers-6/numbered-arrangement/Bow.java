import java.io.*;
import java.util.*;

public class Bow {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter pw = new PrintWriter(new BufferedOutputStream(System.out));
        int q = Integer.parseInt(br.readLine().trim());
        for (int night = 0; night < q; night++) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            int n = Integer.parseInt(st.nextToken());
            long k = Long.parseLong(st.nextToken()) - 1;
            int[] digit = new int[n];
            for (int base = 1; base <= n; base++) {
                digit[n - base] = (int) (k % base);
                k /= base;
            }
            List<Integer> actors = new ArrayList<>();
            for (int i = 1; i <= n; i++) actors.add(i);
            for (int i = 0; i < n; i++) {
                if (i > 0) pw.print(' ');
                pw.print(actors.remove(digit[i]));
            }
            pw.println();
        }
        pw.flush();
    }
}
