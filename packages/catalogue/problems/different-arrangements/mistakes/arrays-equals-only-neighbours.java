import java.io.*;
import java.util.*;

public class Main {
    static List<String> solve(String letters) {
        List<String> words = new ArrayList<>();
        fill(letters.substring(0, Math.min(9, letters.length())), "", new boolean[letters.length()], words);
        return words;
    }

    private static void fill(String tiles, String word, boolean[] used, List<String> words) {
        if (word.length() == tiles.length()) {
            if (words.isEmpty() || !words.get(words.size() - 1).equals(word)) words.add(word);
            return;
        }
        for (int i = 0; i < tiles.length(); i++) {
            if (used[i]) continue;
            used[i] = true;
            fill(tiles, word + tiles.charAt(i), used, words);
            used[i] = false;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(String.join("\n", solve(in.readLine().trim())));
    }
}
