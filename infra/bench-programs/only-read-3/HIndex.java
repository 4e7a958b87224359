import java.io.*;
import java.util.*;

public class HIndex {
    // first version, too slow
    static int bySorting(Integer[] c) {
        Arrays.sort(c, Collections.reverseOrder());
        int h = 0;
        while (h < c.length && c[h] > h) h++;
        return h;
    }

    static int byBuckets(StringTokenizer st, int n) {
        int[] bucket = new int[n + 1];
        while (st.hasMoreTokens()) {
            int c = Integer.parseInt(st.nextToken());
            bucket[Math.min(c, n)]++;
        }
        int papers = 0;
        for (int h = n; h >= 0; h--) {
            papers += bucket[h];
            if (papers >= h) return h;
        }
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(byBuckets(new StringTokenizer(in.readLine()), n));
    }
}
