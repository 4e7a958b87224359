import java.util.Scanner;
import java.util.stream.IntStream;

public class Slow {
    static boolean matches(String word, String pattern) {
        boolean[][] ok = new boolean[word.length() + 1][pattern.length() + 1];
        ok[0][0] = true;
        for (int j = 1; j <= pattern.length(); j++) {
            char c = pattern.charAt(j - 1);
            if (c == '*') ok[0][j] = ok[0][j - 1];
            for (int i = 1; i <= word.length(); i++) {
                if (c == '*') {
                    ok[i][j] = ok[i - 1][j] || ok[i][j - 1];
                } else if (c == '?' || c == word.charAt(i - 1)) {
                    ok[i][j] = ok[i - 1][j - 1];
                }
            }
        }
        return ok[word.length()][pattern.length()];
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String word = sc.next(), pattern = sc.next();
        System.out.println(IntStream.rangeClosed(0, word.length())
                .filter(k -> matches(word.substring(0, k), pattern))
                .count());
    }
}
