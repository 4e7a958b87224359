import java.util.*;
import java.util.stream.*;

public class D {
    static int all;

    static long ways(int taken, int west, int east) {
        if (taken == all) return 1;
        return IntStream.iterate(all & ~(taken | west | east), free -> free != 0, free -> free & (free - 1))
                .map(Integer::lowestOneBit)
                .mapToLong(q -> ways(taken | q, (west | q) << 1, (east | q) >>> 1))
                .sum();
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        all = (1 << n) - 1;
        System.out.println(ways(0, 0, 0));
    }
}
