import java.io.*;
import java.util.*;

public class RightFuture {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(reader.readLine().trim());
        StringTokenizer tokens = new StringTokenizer(reader.readLine());
        int[] price = new int[n];
        // prices that are still to come, with their number
        TreeMap<Integer, Integer> future = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            price[i] = Integer.parseInt(tokens.nextToken());
            future.merge(price[i], 1, Integer::sum);
        }
        int best = 0;
        for (int i = 0; i < n; i++) {
            // today buys; selling today again is a profit of 0, so today may stay in
            best = Math.max(best, future.lastKey() - price[i]);
            future.computeIfPresent(price[i], (k, c) -> c == 1 ? null : c - 1);
        }
        System.out.println(best);
    }
}
