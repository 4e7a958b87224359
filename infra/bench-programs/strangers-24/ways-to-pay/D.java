import java.io.*;
import java.util.*;

/** Two purses: each is counted alone, then every split of the amount between them. */
public class D {
    static final long MOD = 1_000_000_007;

    static long[] purse(List<Integer> coins, int a) {
        long[] w = new long[a + 1];
        w[0] = 1;
        for (int c : coins)
            for (int s = c; s <= a; s++)
                w[s] = (w[s] + w[s - c]) % MOD;
        return w;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(head.nextToken()), a = Integer.parseInt(head.nextToken());
        StringTokenizer st = new StringTokenizer(in.readLine());
        List<Integer> left = new ArrayList<>(), right = new ArrayList<>();
        for (int i = 0; i < n; i++) (i % 2 == 0 ? left : right).add(Integer.parseInt(st.nextToken()));
        long[] x = purse(left, a), y = purse(right, a);
        long total = 0;
        for (int s = 0; s <= a; s++) total = (total + x[s] * y[a - s]) % MOD;
        System.out.println(total);
    }
}
