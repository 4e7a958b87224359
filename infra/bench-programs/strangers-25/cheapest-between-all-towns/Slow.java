import java.util.*;
import java.io.*;

public class Slow {
    record Road(int from, int to, long toll) {}

    static final long NO_WAY = Long.MAX_VALUE;

    static long cheapest(List<Road> roads, int n, int a, int b) {
        long[] cost = new long[n + 1];
        Arrays.fill(cost, NO_WAY);
        cost[a] = 0;
        boolean better;
        do {
            better = false;
            for (Road r : roads) {
                if (cost[r.from()] == NO_WAY) continue;
                long c = cost[r.from()] + r.toll();
                if (c < cost[r.to()]) {
                    cost[r.to()] = c;
                    better = true;
                }
            }
        } while (better);
        return cost[b];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int m = (int) st.nval;
        st.nextToken();
        int q = (int) st.nval;
        List<Road> roads = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            st.nextToken();
            int u = (int) st.nval;
            st.nextToken();
            int v = (int) st.nval;
            st.nextToken();
            roads.add(new Road(u, v, (long) st.nval));
        }
        for (int i = 0; i < q; i++) {
            st.nextToken();
            int a = (int) st.nval;
            st.nextToken();
            int b = (int) st.nval;
            long c = cheapest(roads, n, a, b);
            System.out.println(c == NO_WAY ? "none" : Long.toString(c));
        }
    }
}
