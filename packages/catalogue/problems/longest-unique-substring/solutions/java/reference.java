import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int solve(String s) {
        // Where the window may start at the earliest, once the character has been met again.
        int[] earliestStart = new int[128];
        int left = 0;
        int longest = 0;
        for (int i = 0; i < s.length(); i++) {
            char character = s.charAt(i);
            left = Math.max(left, earliestStart[character]);
            earliestStart[character] = i + 1;
            longest = Math.max(longest, i - left + 1);
        }
        return longest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine()));
    }
}
