import java.io.*;
import java.util.*;

public class Main {
    static int solve(String word, String pattern) {
        int count = 0;
        for (int length = 0; length <= word.length(); length++) if (matches(word, length, pattern, 0, 0)) count++;
        return count;
    }

    static boolean matches(String word, int length, String pattern, int i, int j) {
        while (j < pattern.length() && pattern.charAt(j) != '*') {
            if (i == length || pattern.charAt(j) != '?' && pattern.charAt(j) != word.charAt(i)) return false;
            i++;
            j++;
        }
        if (j == pattern.length()) return i == length;
        for (int k = i; k <= length; k++) if (matches(word, length, pattern, k, j + 1)) return true;
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String word = in.readLine().trim();
        System.out.println(solve(word, in.readLine().trim()));
    }
}
