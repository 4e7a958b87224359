import java.util.*;
import java.util.stream.*;

// meet in the middle: subsets of the smaller half and of the larger half
public class P4 {
    static Map<Integer, Set<String>> half(int[] v, int from, int to, int t) {
        Map<Integer, Set<String>> res = new HashMap<>();
        int k = to - from;
        for (int mask = 0; mask < 1 << k; mask++) {
            int sum = 0;
            for (int i = 0; i < k; i++) if ((mask >> i & 1) == 1) sum += v[from + i];
            if (sum > t) continue;
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < k; i++) if ((mask >> i & 1) == 1) sb.append(v[from + i]).append(' ');
            res.computeIfAbsent(sum, s -> new HashSet<>()).add(sb.toString());
        }
        return res;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), t = sc.nextInt();
        int[] v = IntStream.range(0, n).map(i -> sc.nextInt()).sorted().toArray();
        Map<Integer, Set<String>> low = half(v, 0, n / 2, t), high = half(v, n / 2, n, t);
        // a value in the middle can be split in several ways, so a set again
        Set<String> all = new LinkedHashSet<>();
        low.forEach((s, left) -> {
            for (String b : high.getOrDefault(t - s, Set.of()))
                for (String a : left) all.add((a + b).trim());
        });
        System.out.println(all.isEmpty() ? "none" : String.join("\n", all));
    }
}
