import java.io.*;
import java.util.*;

public class Main {
    static String solve(String[] words) {
        TreeSet<Character> letters = new TreeSet<>();
        for (String word : words) for (char letter : word.toCharArray()) letters.add(letter);
        return search(words, new ArrayList<>(letters), "");
    }

    static String search(String[] words, List<Character> left, String order) {
        if (left.isEmpty()) {
            for (int i = 1; i < words.length; i++) if (!fits(words[i - 1], words[i], order)) return null;
            return order;
        }
        for (int i = 0; i < left.size(); i++) {
            char letter = left.remove(i);
            String found = search(words, left, order + letter);
            if (found != null) return found;
            left.add(i, letter);
        }
        return null;
    }

    static boolean fits(String a, String b, String order) {
        for (int i = 0; i < a.length() && i < b.length(); i++)
            if (a.charAt(i) != b.charAt(i)) return order.indexOf(a.charAt(i)) < order.indexOf(b.charAt(i));
        return a.length() <= b.length();
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
