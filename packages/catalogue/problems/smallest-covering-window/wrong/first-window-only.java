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
        for (int right = 0; right < s.length(); right++) {
            if (missing[s.charAt(right)]-- > 0) {
                open--;
            }
            if (open == 0) {
                int left = 0;
                while (missing[s.charAt(left)] < 0) {
                    missing[s.charAt(left++)]++;
                }
                return s.substring(left, right + 1);
            }
        }
        return null;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String s = in.readLine().trim();
        String t = in.readLine().trim();
        String run = solve(s, t);
        System.out.println(run == null ? "none" : run);
    }
}
