import java.io.*;
import java.util.*;

public class D {
    static String text;
    static Set<String> words = new HashSet<>();
    static int longest = 0;
    static final int UNKNOWN = -2, NEVER = Integer.MAX_VALUE;
    static int[] memo;

    // fewest words for the text from position i on
    static int cut(int i) {
        if (i == text.length()) return 0;
        if (memo[i] != UNKNOWN) return memo[i];
        int best = NEVER;
        for (int j = Math.min(text.length(), i + longest); j > i; j--) {
            if (!words.contains(text.substring(i, j))) continue;
            int rest = cut(j);
            if (rest != NEVER) best = Math.min(best, rest + 1);
        }
        return memo[i] = best;
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        text = in.readLine().trim();
        in.readLine();
        for (String s : in.readLine().trim().split(" +")) {
            words.add(s);
            longest = Math.max(longest, s.length());
        }
        memo = new int[text.length()];
        Arrays.fill(memo, UNKNOWN);
        Thread t = new Thread(null, () -> {
            int r = cut(0);
            System.out.println(r == NEVER ? -1 : r);
        }, "deep", 64 << 20);
        t.start();
        t.join();
    }
}
