import java.util.*;
import java.io.*;
import java.util.function.LongPredicate;

public class Discs {
    static long smallest(long bad, long good, LongPredicate fits) {
        while (good - bad > 1) {
            long mid = bad + (good - bad) / 2;
            if (fits.test(mid)) good = mid;
            else bad = mid;
        }
        return good;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim().split(" ")[1]);
        long[] scene = Arrays.stream(br.readLine().trim().split(" ")).mapToLong(Long::valueOf).toArray();
        LongSummaryStatistics st = Arrays.stream(scene).summaryStatistics();
        System.out.println(smallest(st.getMax() - 1, st.getSum(), limit -> {
            int used = 1;
            long room = limit;
            for (long s : scene) {
                if (s > room) {
                    used++;
                    room = limit;
                }
                room -= s;
            }
            return used <= k;
        }));
    }
}
