import java.util.*;
import java.util.stream.*;

public class ReachBits {
    static int[] value, many;
    static long[] reach;            // bit s of reach[i]: the values from i on can make s
    static StringBuilder out = new StringBuilder();

    static void go(int i, int rest, String chosen) {
        if (rest == 0) {
            out.append(chosen.substring(1)).append('\n');
            return;
        }
        if ((reach[i] >>> rest & 1) == 0) return;
        String s = chosen;
        for (int c = 0; c <= many[i] && c * value[i] <= rest; c++) {
            go(i + 1, rest - c * value[i], s);
            s += " " + value[i];
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), t = sc.nextInt();
        TreeMap<Integer, Integer> count = IntStream.range(0, n).mapToObj(i -> sc.nextInt())
            .collect(Collectors.toMap(v -> v, v -> 1, Integer::sum, TreeMap::new));
        int d = count.size(), i = 0;
        value = new int[d];
        many = new int[d];
        reach = new long[d + 1];
        for (var e : count.entrySet()) {
            value[i] = e.getKey();
            many[i++] = e.getValue();
        }
        reach[d] = 1L;
        while (--i >= 0) {
            reach[i] = reach[i + 1];
            for (int c = 0; c < many[i]; c++) reach[i] |= reach[i] << value[i];
        }
        go(0, t, "");
        System.out.print(out.length() == 0 ? "none\n" : out);
    }
}
