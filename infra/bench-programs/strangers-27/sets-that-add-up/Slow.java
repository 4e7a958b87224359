import java.util.*;
import java.util.stream.*;

public class Slow {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), t = in.nextInt();
        int[] stamp = IntStream.range(0, n).map(i -> in.nextInt()).sorted().toArray();
        Set<String> sets = new LinkedHashSet<>();
        for (long mask = 1; mask < 1L << n; mask++) {
            int sum = 0;
            for (int i = 0; i < n; i++)
                if ((mask >> i & 1) == 1) sum += stamp[i];
            if (sum == t) {
                StringJoiner line = new StringJoiner(" ");
                for (int i = 0; i < n; i++)
                    if ((mask >> i & 1) == 1) line.add("" + stamp[i]);
                sets.add(line.toString());
            }
        }
        if (sets.isEmpty()) System.out.println("none");
        else sets.forEach(System.out::println);
    }
}
