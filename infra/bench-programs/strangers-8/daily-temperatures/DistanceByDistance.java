import java.io.*;
import java.util.*;

public class DistanceByDistance {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] t = new int[n];
        for (int i = 0; i < n; i++) t[i] = Integer.parseInt(st.nextToken());
        int[] wait = new int[n];
        int[] open = new int[n];
        int cnt = n;
        for (int i = 0; i < n; i++) open[i] = i;
        // first all who wait 1 day, then all who wait 2 days, ...
        for (int d = 1; d < n && cnt > 0; d++) {
            int keep = 0;
            for (int x = 0; x < cnt; x++) {
                int i = open[x];
                if (i + d >= n) continue;
                if (t[i + d] > t[i]) wait[i] = d;
                else open[keep++] = i;
            }
            cnt = keep;
        }
        StringBuilder sb = new StringBuilder();
        for (int w : wait) sb.append(w).append(' ');
        System.out.println(sb.toString().trim());
    }
}
