import java.util.*;
import java.util.stream.*;

class MaskBow {
    static long fact(int n) {
        return n < 2 ? 1 : n * fact(n - 1);
    }

    // the free actors are the bits of mask, k counts from 0
    static String bow(int mask, long k) {
        if (mask == 0) return "";
        long block = fact(Integer.bitCount(mask) - 1);
        int m = mask;
        for (long skip = k / block; skip > 0; skip--) m &= m - 1;
        int actor = m & -m;
        String tail = bow(mask ^ actor, k % block);
        return Integer.numberOfTrailingZeros(actor) + (tail.isEmpty() ? "" : " " + tail);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        System.out.println(IntStream.range(0, sc.nextInt())
                .mapToObj(i -> bow((2 << sc.nextInt()) - 2, sc.nextLong() - 1))
                .collect(Collectors.joining("\n")));
    }
}
