import java.io.*;
import java.util.*;

public class Main {
    static int solve(String strip) {
        return pieces(strip) - 1;
    }

    static int pieces(String s) {
        if (s.isEmpty()) return 0;
        int from = 0, to = 1;
        for (int middle = 0; middle < 2 * s.length() - 1; middle++) {
            int left = middle / 2, right = (middle + 1) / 2;
            while (left >= 0 && right < s.length() && s.charAt(left) == s.charAt(right)) {
                if (right + 1 - left > to - from) {
                    from = left;
                    to = right + 1;
                }
                left--;
                right++;
            }
        }
        return pieces(s.substring(0, from)) + 1 + pieces(s.substring(to));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(solve(in.readLine().trim()));
    }
}
