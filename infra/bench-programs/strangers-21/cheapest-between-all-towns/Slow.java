import java.io.*;
import java.util.*;

public class Slow {
    record Road(int from, int to, long toll) {}

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        List<Road> roads = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(in.readLine());
            roads.add(new Road(Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken()),
                    Long.parseLong(st.nextToken())));
        }
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (int i = 0; i < q; i++) {
            st = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(st.nextToken()), b = Integer.parseInt(st.nextToken());
            long[] cost = new long[n + 1];
            Arrays.fill(cost, Long.MAX_VALUE);
            cost[a] = 0;
            boolean better = true;
            while (better) {
                better = false;
                for (Road r : roads) {
                    if (cost[r.from()] == Long.MAX_VALUE) continue;
                    long c = cost[r.from()] + r.toll();
                    if (c < cost[r.to()]) {
                        cost[r.to()] = c;
                        better = true;
                    }
                }
            }
            out.println(cost[b] == Long.MAX_VALUE ? "none" : String.valueOf(cost[b]));
        }
        out.flush();
    }
}
