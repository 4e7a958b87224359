import java.util.Scanner;

public class Festival {
    private final long[] light;

    Festival(Scanner sc) {
        int n = sc.nextInt();
        light = new long[n + 2];
        light[0] = light[n + 1] = 1;
        for (int i = 1; i <= n; i++) light[i] = sc.nextLong();
    }

    private long between(int left, int right) {
        if (right - left == 1) return 0;
        long best = -1;
        for (int stays = left + 1; stays < right; stays++) {
            long cents = light[left] * light[stays] * light[right];
            cents += between(left, stays);
            cents += between(stays, right);
            if (cents > best) best = cents;
        }
        return best;
    }

    long cents() {
        return between(0, light.length - 1);
    }

    public static void main(String[] args) {
        System.out.println(new Festival(new Scanner(System.in)).cents());
    }
}
