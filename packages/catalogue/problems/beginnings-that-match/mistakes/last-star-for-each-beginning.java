import java.util.Scanner;

public class Main {
    static boolean fits(String word, int length, String pattern) {
        int at = 0;
        int sign = 0;
        int star = -1;
        int tried = 0;
        while (at < length) {
            if (sign < pattern.length() && pattern.charAt(sign) == '*') {
                star = sign++;
                tried = at;
            } else if (sign < pattern.length() && (pattern.charAt(sign) == '?' || pattern.charAt(sign) == word.charAt(at))) {
                at++;
                sign++;
            } else if (star < 0) {
                return false;
            } else {
                at = ++tried;
                sign = star + 1;
            }
        }
        while (sign < pattern.length() && pattern.charAt(sign) == '*') {
            sign++;
        }
        return sign == pattern.length();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String word = in.next();
        String pattern = in.next();
        int matching = 0;
        for (int length = 0; length <= word.length(); length++) {
            if (fits(word, length, pattern)) {
                matching++;
            }
        }
        System.out.println(matching);
    }
}
