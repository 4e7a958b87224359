import java.io.*;
import java.util.*;

public class A {
    static final long NONE = Long.MAX_VALUE / 4;
    static int goal;
    static long[][] memo;
    static List<int[]>[] buses;

    static long price(int town, int rides) {
        if (town == goal) return 0;
        if (rides == 0) return NONE;
        if (memo[town] == null) {
            memo[town] = new long[memo[0].length];
            Arrays.fill(memo[town], -1);
        }
        if (memo[town][rides] >= 0) return memo[town][rides];
        long best = NONE;
        for (int[] bus : buses[town]) best = Math.min(best, bus[1] + price(bus[0], rides - 1));
        return memo[town][rides] = best;
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        int k = Integer.parseInt(st.nextToken());
        st = new StringTokenizer(in.readLine());
        int home = Integer.parseInt(st.nextToken());
        goal = Integer.parseInt(st.nextToken());
        buses = new List[n + 1];
        for (int i = 0; i <= n; i++) buses[i] = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(st.nextToken());
            int b = Integer.parseInt(st.nextToken());
            buses[a].add(new int[] {b, Integer.parseInt(st.nextToken())});
        }
        memo = new long[n + 1][];
        memo[0] = new long[k + 2];
        long p = price(home, k + 1);
        System.out.println(p >= NONE ? -1 : p);
    }
}
