import java.io.*;
import java.util.*;
import java.util.function.LongBinaryOperator;

public class Main {
    interface Plan { long best(int[] cash); }

    static class TablePlan implements Plan {
        private final LongBinaryOperator better = Math::max;
        public long best(int[] cash) {
            long[] dp = new long[cash.length + 2];
            for (int i = cash.length - 1; i >= 0; i--)
                dp[i] = better.applyAsLong(dp[i + 1], cash[i] + dp[i + 2]);
            return dp[0];
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        r.readLine();
        int[] cash = Arrays.stream(r.readLine().trim().split(" +")).mapToInt(Integer::parseInt).toArray();
        System.out.println(new TablePlan().best(cash));
    }
}
