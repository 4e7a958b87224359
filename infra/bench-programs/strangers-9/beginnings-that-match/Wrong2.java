import java.util.Scanner;

public class Wrong2 {
    static boolean at(String word, int pos, String part) {
        if (pos + part.length() > word.length()) {
            return false;
        }
        for (int i = 0; i < part.length(); i++) {
            if (part.charAt(i) != '?' && part.charAt(i) != word.charAt(pos + i)) {
                return false;
            }
        }
        return true;
    }

    static int solve(String word, String pattern) {
        String[] parts = pattern.split("\\*");
        if (parts.length == 0) {
            return word.length() + 1; // nothing but stars
        }
        if (!at(word, 0, parts[0])) {
            return 0;
        }
        if (parts.length == 1) {
            return 1; // no star at all
        }
        int pos = parts[0].length();
        for (int k = 1; k + 1 < parts.length; k++) {
            while (pos <= word.length() && !at(word, pos, parts[k])) {
                pos++;
            }
            if (pos > word.length()) {
                return 0;
            }
            pos += parts[k].length();
        }
        int count = 0;
        String tail = parts[parts.length - 1];
        for (int p = pos; p <= word.length(); p++) {
            if (at(word, p, tail)) {
                count++;
            }
        }
        return count;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String word = sc.next();
        String pattern = sc.next();
        System.out.println(solve(word, pattern));
    }
}
