import java.util.Scanner;

public class W1 {
    static int full;

    static int count(int columns, int down, int up) {
        if (columns == full) {
            return 1;
        }
        int ways = 0;
        int free = full & ~(columns | down | up);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            ways += count(columns | bit, (down | bit) << 1, (up | bit) >> 1);
        }
        return ways;
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        if (n == 1) {
            System.out.println(1);
            return;
        }
        full = (1 << n) - 1;
        // the mirror image of every placement counts as well
        int total = 0;
        for (int column = 0; column < n / 2; column++) {
            int bit = 1 << column;
            total += 2 * count(bit, bit << 1, bit >> 1);
        }
        System.out.println(total);
    }
}
