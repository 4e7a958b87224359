import java.io.*;
import java.util.*;

class Rounds {
    static class Cable {
        final int u, v;
        Cable(int u, int v) { this.u = u; this.v = v; }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        List<Cable> cables = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(in.readLine());
            cables.add(new Cable(Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken())));
        }
        int[] smallest = new int[n + 1];
        for (int i = 1; i <= n; i++) smallest[i] = i;
        // the smallest number known to each computer is gossiped until nobody learns anything new
        boolean news = true;
        while (news) {
            news = false;
            for (Cable c : cables) {
                int s = Math.min(smallest[c.u], smallest[c.v]);
                if (smallest[c.u] != s || smallest[c.v] != s) {
                    smallest[c.u] = s;
                    smallest[c.v] = s;
                    news = true;
                }
            }
        }
        int result = 0;
        for (int i = 1; i <= n; i++) if (smallest[i] == i) result++;
        System.out.println(result);
    }
}
