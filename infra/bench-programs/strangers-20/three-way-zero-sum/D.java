import java.util.*;
import java.util.stream.*;

public class D {
    static final int OFF = 1_000_000;

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        TreeMap<Integer, Integer> howMany = new TreeMap<>();
        BitSet there = new BitSet();
        for (int i = 0; i < n; i++) {
            int x = sc.nextInt();
            howMany.merge(x, 1, Integer::sum);
            there.set(x + OFF);
        }
        int[] d = howMany.keySet().stream().mapToInt(Integer::intValue).toArray();
        List<String> res = new ArrayList<>();
        for (int i = 0; i < d.length; i++) {
            // a < b < c
            for (int j = i + 1; j < d.length; j++) {
                int c = -d[i] - d[j];
                if (c <= d[j]) break;
                if (c <= OFF && there.get(c + OFF)) res.add(d[i] + " " + d[j] + " " + c);
            }
            // twice the same value
            int x = d[i], y = -2 * x;
            if (x != 0 && howMany.get(x) >= 2 && howMany.containsKey(y))
                res.add(IntStream.of(x, x, y).sorted().mapToObj(Integer::toString).collect(Collectors.joining(" ")));
            if (x == 0 && howMany.get(x) >= 3) res.add("0 0 0");
        }
        System.out.println(res.isEmpty() ? "none" : String.join("\n", res));
    }
}
