import java.io.*;
import java.util.*;

public class W1 {
    static long maxProfit(int[] price) {
        int n = price.length;
        if (n == 1) return 0;
        long[] hold = new long[n];
        long[] free = new long[n];
        hold[0] = -price[0];
        hold[1] = Math.max(hold[0], -price[1]);
        free[1] = 0;
        for (int i = 2; i < n; i++) {
            hold[i] = Math.max(hold[i - 1], free[i - 2] - price[i]);
            free[i] = Math.max(free[i - 1], hold[i - 1] + price[i]);
        }
        return free[n - 1];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        int[] price = new int[n];
        for (int i = 0; i < n; i++) price[i] = Integer.parseInt(st.nextToken());
        System.out.println(maxProfit(price));
    }
}
