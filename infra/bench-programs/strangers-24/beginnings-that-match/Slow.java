import java.util.Scanner;

public class Slow {

    private static boolean matches(String text, int length, String pattern) {
        int m = pattern.length();
        boolean[] row = new boolean[m + 1];
        row[0] = true;
        for (int j = 1; j <= m; j++) {
            row[j] = row[j - 1] && pattern.charAt(j - 1) == '*';
        }
        for (int i = 1; i <= length; i++) {
            boolean[] next = new boolean[m + 1];
            char c = text.charAt(i - 1);
            for (int j = 1; j <= m; j++) {
                char p = pattern.charAt(j - 1);
                if (p == '*') {
                    next[j] = next[j - 1] || row[j];
                } else if (p == '?' || p == c) {
                    next[j] = row[j - 1];
                }
            }
            row = next;
        }
        return row[m];
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String word = sc.next();
        String pattern = sc.next();
        int answer = 0;
        for (int length = 0; length <= word.length(); length++) {
            if (matches(word, length, pattern)) {
                answer++;
            }
        }
        System.out.println(answer);
    }
}
