import java.util.*;
import java.util.stream.*;

public class TrioBudget {

    /** trios of different presents that cost no more than the budget */
    static long trios(int[] price, long budget) {
        Arrays.sort(price);
        long count = 0;
        for (int cheap = 0; cheap + 2 < price.length; cheap++) {
            int lo = cheap + 1;
            int hi = price.length - 1;
            while (lo < hi) {
                if ((long) price[cheap] + price[lo] + price[hi] <= budget) {
                    count += hi - lo;
                    lo++;
                } else {
                    hi--;
                }
            }
        }
        return count;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        long budget = Long.parseLong(sc.nextLine().trim());
        // the prices look like [3, 5, 8]
        String list = sc.nextLine().replaceAll("[\\[\\] ]", "");
        int[] price = Stream.of(list.split(",")).mapToInt(Integer::parseInt).toArray();
        System.out.println(trios(price, budget));
    }
}
