import java.io.*;
import java.util.*;

public class D {
    static final long NO = Long.MAX_VALUE / 4;
    static List<int[]>[] buses;
    static long[][] memo;
    static int goal;

    static long rest(int town, int rides) {
        if (town == goal) return 0;
        if (rides == 0) return NO;
        if (memo[rides] == null) {
            memo[rides] = new long[buses.length];
            Arrays.fill(memo[rides], -1);
        }
        long least = memo[rides][town];
        if (least >= 0) return least;
        least = NO;
        for (int[] bus : buses[town])
            least = Math.min(least, bus[1] + rest(bus[0], rides - 1));
        return memo[rides][town] = least;
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] head = new int[5];
        for (int i = 0; i < 5; i++) head[i] = read(st);
        int n = head[0], m = head[1], k = head[2];
        goal = head[4];
        buses = new List[n + 1];
        for (int i = 0; i <= n; i++) buses[i] = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            int a = read(st), b = read(st), price = read(st);
            buses[a].add(new int[] {b, price});
        }
        int rides = Math.min(k + 1, n);
        memo = new long[rides + 1][];
        long answer = rest(head[3], rides);
        System.out.println(answer >= NO ? -1 : answer);
    }

    static int read(StreamTokenizer st) throws IOException {
        st.nextToken();
        return (int) st.nval;
    }
}
