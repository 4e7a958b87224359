import java.util.*;
import java.util.stream.*;

public class SkipBlocks {
    static long arrangements(int people) {
        return LongStream.rangeClosed(1, people).reduce(1L, (a, b) -> a * b);
    }

    static void place(int mask, int left, long k, int n) {
        if (left == 0) {
            System.out.println();
            return;
        }
        for (int actor = 1; actor <= n; actor++) {
            if ((mask & 1 << actor) != 0) continue;
            if (k > arrangements(left - 1)) {
                k -= arrangements(left - 1);
                continue;
            }
            System.out.print(left == n ? "" + actor : " " + actor);
            place(mask | 1 << actor, left - 1, k, n);
            return;
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int q = sc.nextInt();
        while (q-- > 0) {
            int n = sc.nextInt();
            place(0, n, sc.nextLong(), n);
        }
    }
}
