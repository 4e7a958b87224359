import java.io.*;
import java.util.*;

public class MarkedMinusOne {
    int[] l, r;
    int crooked = 0;

    // height of the bar, or -1 if it is crooked
    int height(int bar) {
        if (bar == 0) return 0;
        int a = height(l[bar]), b = height(r[bar]);
        if (Math.abs(a - b) > 1) {
            crooked++;
            return -1;
        }
        return Math.max(a, b) + 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        MarkedMinusOne m = new MarkedMinusOne();
        m.l = new int[n + 1];
        m.r = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            m.l[i] = Integer.parseInt(st.nextToken());
            m.r[i] = Integer.parseInt(st.nextToken());
        }
        m.height(1);
        System.out.println(m.crooked);
    }
}
