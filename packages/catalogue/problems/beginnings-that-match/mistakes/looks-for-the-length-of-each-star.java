import java.io.*;
import java.util.*;

public class Main {
    static int solve(String word, String pattern) {
        int count = 0;
        for (int length = 0; length <= word.length(); length++) {
            boolean[][] fits = new boolean[pattern.length() + 1][length + 1];
            fits[0][0] = true;
            for (int i = 1; i <= pattern.length(); i++) {
                char sign = pattern.charAt(i - 1);
                fits[i][0] = sign == '*' && fits[i - 1][0];
                for (int j = 1; j <= length; j++) {
                    if (sign == '*') fits[i][j] = fits[i - 1][j] || fits[i][j - 1];
                    else fits[i][j] = fits[i - 1][j - 1] && (sign == '?' || sign == word.charAt(j - 1));
                }
            }
            if (fits[pattern.length()][length]) count++;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String word = in.readLine().trim();
        System.out.println(solve(word, in.readLine().trim()));
    }
}
