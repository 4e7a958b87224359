import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    private final Map<Integer, Long> known = new HashMap<>(1 << 16);
    private final int[] lamp;

    D(int[] lamp) {
        this.lamp = lamp;
    }

    long best(int left, int right) {
        if (right - left < 2) return 0;
        Integer gap = left * 300 + right;
        Long old = known.get(gap);
        if (old != null) return old;
        long ends = (long) lamp[left] * lamp[right], most = 0;
        for (int last = left + 1; last < right; last++)
            most = Math.max(most, best(left, last) + ends * lamp[last] + best(last, right));
        known.put(gap, most);
        return most;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        IntStream mid = Arrays.stream(in.readLine().trim().split(" +")).mapToInt(Integer::parseInt);
        int[] lamp = IntStream.concat(IntStream.concat(IntStream.of(1), mid), IntStream.of(1)).toArray();
        System.out.println(new D(lamp).best(0, n + 1));
    }
}
