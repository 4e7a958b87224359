import java.util.*;
import java.util.stream.*;

public class Slow {
    static boolean matches(String text, String pattern) {
        int n = text.length();
        boolean[] before = new boolean[n + 1];
        before[0] = true;
        for (int j = 0; j < pattern.length(); j++) {
            boolean[] now = new boolean[n + 1];
            char c = pattern.charAt(j);
            for (int i = 0; i <= n; i++) {
                if (c == '*') now[i] = before[i] || i > 0 && now[i - 1];
                else now[i] = i > 0 && before[i - 1] && (c == '?' || c == text.charAt(i - 1));
            }
            before = now;
        }
        return before[n];
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String word = sc.next(), pattern = sc.next();
        System.out.println(IntStream.rangeClosed(0, word.length())
                .filter(len -> matches(word.substring(0, len), pattern))
                .count());
    }
}
