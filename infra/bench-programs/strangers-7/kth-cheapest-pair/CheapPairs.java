import java.util.Scanner;

public class CheapPairs {
    static long[] bags, hats;

    static long count(long limit) {
        long total = 0;
        int j = hats.length - 1;
        for (int i = 0; i < bags.length; i++) {
            while (j >= 0 && bags[i] + hats[j] > limit) j--;
            total += j + 1;
        }
        return total;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), m = sc.nextInt();
        long k = sc.nextLong();
        bags = new long[n];
        hats = new long[m];
        for (int i = 0; i < n; i++) bags[i] = sc.nextLong();
        for (int i = 0; i < m; i++) hats[i] = sc.nextLong();
        long lo = 0, hi = 2_000_000_000L;
        while (lo < hi) {
            long mid = (lo + hi) / 2;
            if (count(mid) >= k) hi = mid;
            else lo = mid + 1;
        }
        System.out.println(lo);
    }
}
