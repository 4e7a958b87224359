import java.io.*;
import java.util.*;

public class Main {
    static String solve(String[] words) {
        boolean[][] before = new boolean[26][26];
        boolean[] left = new boolean[26];
        for (String word : words) {
            for (int i = 0; i < word.length(); i++) {
                left[word.charAt(i) - 'a'] = true;
            }
        }
        for (int i = 1; i < words.length; i++) {
            String a = words[i - 1];
            String b = words[i];
            int at = 0;
            while (at < a.length() && at < b.length() && a.charAt(at) == b.charAt(at)) {
                at++;
            }
            if (at < a.length() && at == b.length()) {
                return null;
            }
            if (at < a.length()) {
                before[a.charAt(at) - 'a'][b.charAt(at) - 'a'] = true;
            }
        }
        StringBuilder order = new StringBuilder();
        for (int next = first(before, left); next >= 0; next = first(before, left)) {
            order.append((char) ('a' + next));
            left[next] = false;
        }
        for (boolean isLeft : left) {
            if (isLeft && order.length() == 0) {
                return null;
            }
        }
        return order.toString();
    }

    /** The first letter that is left and that no other one has to precede, or -1. */
    private static int first(boolean[][] before, boolean[] left) {
        for (int letter = 0; letter < 26; letter++) {
            boolean isFree = left[letter];
            for (int other = 0; other < 26; other++) {
                isFree = isFree && !(left[other] && before[other][letter]);
            }
            if (isFree) {
                return letter;
            }
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        String[] words = new String[n];
        for (int i = 0; i < n; i++) {
            words[i] = in.readLine().trim();
        }
        String order = solve(words);
        System.out.println(order == null ? "impossible" : order);
    }
}
