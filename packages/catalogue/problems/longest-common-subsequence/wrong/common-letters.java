import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int solve(String s, String t) {
        int[] left = new int[26];
        for (char letter : s.toCharArray()) {
            left[letter - 'a']++;
        }
        int common = 0;
        for (char letter : t.toCharArray()) {
            if (left[letter - 'a']-- > 0) {
                common++;
            }
        }
        return common;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String s = in.readLine().trim();
        String t = in.readLine().trim();
        System.out.println(solve(s, t));
    }
}
