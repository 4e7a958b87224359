import java.util.*;

public class P3 {
    int[] w;
    long[] v;
    long[][] memo;

    long best(int chest, int room) {
        if (chest == w.length) return 0;
        if (memo[chest] == null) {
            memo[chest] = new long[room + 1]; // room only shrinks from the first call on, see below
            Arrays.fill(memo[chest], -1);
        }
        long known = memo[chest][room];
        if (known >= 0) return known;
        long result = best(chest + 1, room);
        if (w[chest] <= room) {
            result = Math.max(result, v[chest] + best(chest + 1, room - w[chest]));
        }
        memo[chest][room] = result;
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        P3 p = new P3();
        int n = in.nextInt(), c = in.nextInt();
        p.w = new int[n];
        p.v = new long[n];
        for (int i = 0; i < n; i++) p.w[i] = in.nextInt();
        for (int i = 0; i < n; i++) p.v[i] = in.nextLong();
        // the first visit of each chest is the one where nothing was taken before, i.e. with room c
        p.memo = new long[n][];
        System.out.println(p.best(0, c));
    }
}
