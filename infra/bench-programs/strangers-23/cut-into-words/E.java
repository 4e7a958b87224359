import java.util.*;

public class E {
    static String s;
    static Set<String> dict = new HashSet<>();
    static int[] memo;
    static final int NEVER = 1_000_000;

    static int fewest(int i) {
        if (i == s.length()) return 0;
        if (memo[i] != 0) return memo[i];
        int r = NEVER;
        for (int j = Math.min(s.length(), i + 20); j > i; j--)
            if (dict.contains(s.substring(i, j)))
                r = Math.min(r, 1 + fewest(j));
        return memo[i] = r;
    }

    public static void main(String[] args) throws Exception {
        Scanner sc = new Scanner(System.in);
        s = sc.next();
        for (int w = sc.nextInt(); w > 0; w--) dict.add(sc.next());
        memo = new int[s.length()];
        Thread t = new Thread(null, () -> {
            int r = fewest(0);
            System.out.println(r >= NEVER ? -1 : r);
        }, "deep", 1L << 26);
        t.start();
        t.join();
    }
}
