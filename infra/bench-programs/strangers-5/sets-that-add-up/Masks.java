import java.util.*;
import java.util.stream.*;

public class Masks {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), t = in.nextInt();
        int[] v = IntStream.range(0, n).map(i -> in.nextInt()).sorted().toArray();
        Set<String> lines = new TreeSet<>();
        for (long mask = 1; mask < 1L << n; mask++) {
            int sum = 0;
            for (int i = 0; i < n; i++)
                if ((mask >> i & 1) == 1) sum += v[i];
            if (sum == t) {
                final long m = mask;
                lines.add(IntStream.range(0, n).filter(i -> (m >> i & 1) == 1)
                        .mapToObj(i -> "" + v[i]).collect(Collectors.joining(" ")));
            }
        }
        System.out.println(lines.isEmpty() ? "none" : String.join("\n", lines));
    }
}
