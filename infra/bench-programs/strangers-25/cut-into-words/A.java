import java.util.*;

public class A {
    static String text;
    static Set<String> words = new HashSet<>();
    static int longest;
    static int[] memo;

    static int cut(int i) {
        if (i == text.length()) return 0;
        if (memo[i] != 0) return memo[i];
        int best = -1;
        for (int j = Math.min(text.length(), i + longest); j > i; j--) {
            if (!words.contains(text.substring(i, j))) continue;
            int rest = cut(j);
            if (rest >= 0 && (best < 0 || rest + 1 < best)) best = rest + 1;
        }
        return memo[i] = best;
    }

    public static void main(String[] args) throws Exception {
        Scanner sc = new Scanner(System.in);
        text = sc.next();
        int w = sc.nextInt();
        for (int i = 0; i < w; i++) {
            String s = sc.next();
            words.add(s);
            longest = Math.max(longest, s.length());
        }
        memo = new int[text.length()];
        Thread t = new Thread(null, () -> System.out.println(cut(0)), "cut", 1L << 27);
        t.start();
        t.join();
    }
}
