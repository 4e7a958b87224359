import java.util.*;

public class FairHeirs {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        long[] worth = new long[n];
        long all = 0;
        for (int i = 0; i < n; i++) {
            worth[i] = sc.nextLong();
            all += worth[i];
        }
        long best = Long.MAX_VALUE;
        int bestMask = 0;
        for (int mask = 0; mask < (1 << n); mask++) {
            long one = 0;
            int pieces = 0;
            for (int i = 0; i < n; i++) {
                if ((mask & (1 << i)) != 0) {
                    one += worth[i];
                    pieces++;
                }
            }
            long diff = Math.abs(all - 2 * one);
            if (diff < best || (diff == best && pieces < Integer.bitCount(bestMask))) {
                best = diff;
                bestMask = mask;
            }
        }
        System.out.println(best);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            if ((bestMask >> i & 1) == 1) sb.append(i + 1).append(' ');
        }
        System.out.println(sb.toString().trim());
    }
}
