import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int solve(String s) {
        boolean[] inWindow = new boolean[128];
        int length = 0;
        int longest = 0;
        for (char character : s.toCharArray()) {
            if (inWindow[character]) {
                inWindow = new boolean[128];
                length = 0;
            }
            inWindow[character] = true;
            length++;
            longest = Math.max(longest, length);
        }
        return longest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine()));
    }
}
