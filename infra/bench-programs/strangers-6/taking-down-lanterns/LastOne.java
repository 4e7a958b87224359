import java.util.*;
import java.util.stream.*;

public class LastOne {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        long[] b = LongStream.concat(
                LongStream.concat(LongStream.of(1), LongStream.generate(sc::nextLong).limit(n)),
                LongStream.of(1)).toArray();
        long[][] earn = new long[n + 2][n + 2];
        for (int gap = 2; gap <= n + 1; gap++) {
            for (int lo = 0; lo + gap <= n + 1; lo++) {
                final int l = lo, h = lo + gap;
                earn[l][h] = IntStream.range(l + 1, h)
                        .mapToLong(x -> earn[l][x] + b[l] * b[x] * b[h] + earn[x][h])
                        .max().getAsLong();
            }
        }
        System.out.println(earn[0][n + 1]);
    }
}
