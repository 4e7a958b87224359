import java.io.*;
import java.util.*;

public class DominoRow {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer px = new StringTokenizer(br.readLine());
        StringTokenizer ph = new StringTokenizer(br.readLine());
        long[] x = new long[n];
        long[] h = new long[n];
        for (int i = 0; i < n; i++) {
            x[i] = Long.parseLong(px.nextToken());
            h[i] = Long.parseLong(ph.nextToken());
        }
        // fall[i]: dominoes that fall when domino i is pushed to the right
        int[] fall = new int[n];
        for (int i = n - 1; i >= 0; i--) {
            int j = i + 1;
            while (j < n && x[j] <= x[i] + h[i]) {
                j += fall[j];
            }
            fall[i] = j - i;
        }
        StringBuilder sb = new StringBuilder();
        int best = 0;
        for (int i = 0; i < n; i++) {
            sb.append(fall[i]).append(i + 1 < n ? " " : "\n");
            if (fall[i] > fall[best]) best = i;
        }
        System.out.print(sb);
        System.out.println("push " + (best + 1));
    }
}
