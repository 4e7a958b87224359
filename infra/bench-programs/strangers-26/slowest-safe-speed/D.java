import java.util.*;
import java.util.function.LongPredicate;
import java.util.stream.*;
import java.io.*;

public class D {
    static long firstTrue(LongPredicate good) {
        long no = 0, yes = 1;
        while (!good.test(yes)) {
            no = yes;
            yes *= 2;
        }
        while (yes - no > 1) {
            long mid = (no + yes) / 2;
            if (good.test(mid)) yes = mid;
            else no = mid;
        }
        return yes;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long h = Long.parseLong(in.readLine().trim().split("\\s+")[1]);
        long[] tanks = Stream.of(in.readLine().trim().split("\\s+")).mapToLong(Long::parseLong).toArray();
        System.out.println(firstTrue(v -> LongStream.of(tanks).map(x -> (x + v - 1) / v).sum() <= h));
    }
}
