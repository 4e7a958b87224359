import java.io.*;
import java.util.*;

public class Main {
    static int solve(String word, String pattern) {
        int n = word.length();
        boolean[] fits = new boolean[n + 1];
        fits[0] = true;
        for (char sign : pattern.toCharArray()) {
            boolean[] next = new boolean[n + 1];
            next[0] = sign == '*' && fits[0];
            for (int j = 1; j <= n; j++) {
                if (sign == '*') {
                    next[j] = fits[j] || next[j - 1];
                } else {
                    next[j] = fits[j - 1] && (sign == '?' || sign == word.charAt(j - 1));
                }
            }
            fits = next;
        }
        if (fits != null) return fits[n] ? 1 : 0;
        int count = 0;
        for (boolean fit : fits) {
            if (fit) {
                count++;
            }
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String word = in.readLine().trim();
        System.out.println(solve(word, in.readLine().trim()));
    }
}
