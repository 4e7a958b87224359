import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    /** Null if no run of s covers t. */
    static String solve(String s, String t) {
        int[] missing = new int[128];
        for (char letter : t.toCharArray()) {
            missing[letter]++;
        }
        int open = t.length();
        int left = 0;
        int bestLeft = 0;
        int bestLength = Integer.MAX_VALUE;
        for (int right = 0; right < s.length(); right++) {
            if (missing[s.charAt(right)]-- > 0) {
                open--;
            }
            while (open == 0) {
                if (right - left + 1 < bestLength) {
                    bestLeft = left;
                    bestLength = right - left + 1;
                }
                if (++missing[s.charAt(left++)] > 0) {
                    open++;
                }
            }
        }
        return bestLength == Integer.MAX_VALUE ? null : s.substring(bestLeft, bestLeft + bestLength);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String s = in.readLine().trim();
        String t = in.readLine().trim();
        String run = solve(s, t);
        System.out.println(run == null ? "none" : run);
    }
}
