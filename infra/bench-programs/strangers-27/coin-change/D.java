import java.io.*;
import java.util.*;

public class D implements Runnable {
    static final int NEVER = Integer.MAX_VALUE / 2;
    int[] coins;
    int[] memo;

    int fewest(int rest) {
        if (rest == 0) return 0;
        if (memo[rest] != 0) return memo[rest];
        int best = NEVER;
        for (int c : coins) {
            if (c <= rest) {
                int k = fewest(rest - c) + 1;
                if (k < best) best = k;
            }
        }
        return memo[rest] = best;
    }

    @Override
    public void run() {
        try {
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
            StringTokenizer st = new StringTokenizer(in.readLine());
            st.nextToken();
            int amount = Integer.parseInt(st.nextToken());
            coins = Arrays.stream(in.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
            memo = new int[amount + 1];
            int answer = fewest(amount);
            System.out.println(answer >= NEVER ? -1 : answer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(null, new D(), "deep", 96L << 20);
        t.start();
        t.join();
    }
}
