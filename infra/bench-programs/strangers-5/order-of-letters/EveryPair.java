import java.io.*;
import java.util.*;

public class EveryPair {
    static TreeMap<Character, TreeSet<Character>> waitsFor = new TreeMap<>();

    static boolean learn(String first, String second) {
        for (int i = 0; i < first.length(); i++) {
            if (i == second.length()) return false;
            char a = first.charAt(i), b = second.charAt(i);
            if (a != b) {
                waitsFor.get(b).add(a);
                return true;
            }
        }
        return true;
    }

    static String alphabet(String[] words) {
        for (String w : words)
            for (char c : w.toCharArray()) waitsFor.putIfAbsent(c, new TreeSet<>());
        for (int i = 0; i < words.length; i++)
            for (int j = i + 1; j < words.length; j++)
                if (!learn(words[i], words[j])) return null;
        StringBuilder out = new StringBuilder();
        search:
        while (!waitsFor.isEmpty()) {
            for (var e : waitsFor.entrySet()) {
                if (!e.getValue().isEmpty()) continue;
                char c = e.getKey();
                waitsFor.remove(c);
                waitsFor.values().forEach(s -> s.remove(c));
                out.append(c);
                continue search;
            }
            return null;
        }
        return out.toString();
    }

    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        String[] words = new String[s.nextInt()];
        Arrays.setAll(words, i -> s.next());
        System.out.println(Optional.ofNullable(alphabet(words)).orElse("impossible"));
    }
}
