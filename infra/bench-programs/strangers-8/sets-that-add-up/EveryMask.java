import java.util.*;

public class EveryMask {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), t = sc.nextInt();
        int[] v = new int[n];
        for (int i = 0; i < n; i++) v[i] = sc.nextInt();
        Arrays.sort(v);
        Set<String> found = new LinkedHashSet<>();
        for (int mask = 1; mask < 1 << n; mask++) {
            int sum = 0;
            for (int i = 0; i < n; i++) if ((mask >> i & 1) == 1) sum += v[i];
            if (sum != t) continue;
            StringJoiner s = new StringJoiner(" ");
            for (int i = 0; i < n; i++) if ((mask >> i & 1) == 1) s.add("" + v[i]);
            found.add(s.toString());
        }
        if (found.isEmpty()) found.add("none");
        System.out.println(String.join("\n", found));
    }
}
