import java.util.Scanner;
import java.util.function.IntUnaryOperator;

public class EveryPlan {
    private final long[] price;

    EveryPlan(long[] price) {
        this.price = price;
    }

    long free(int day) {
        if (day >= price.length) return 0;
        long wait = free(day + 1);
        long buy = owning(day + 1) - price[day];
        return wait > buy ? wait : buy;
    }

    long owning(int day) {
        if (day >= price.length) return 0;
        long keep = owning(day + 1);
        long sell = free(day + 2) + price[day];
        return keep > sell ? keep : sell;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] p = new long[in.nextInt()];
        for (int i = 0; i < p.length; i++) p[i] = in.nextLong();
        System.out.println(new EveryPlan(p).free(0));
    }
}
