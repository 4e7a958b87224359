import java.io.*;
import java.util.*;

public class Main {
    static List<String> solve(String letters) {
        char[] tiles = letters.toCharArray();
        Arrays.sort(tiles);
        StringBuilder kinds = new StringBuilder();
        for (char tile : tiles) if (kinds.indexOf(String.valueOf(tile)) < 0) kinds.append(tile);
        List<String> words = new ArrayList<>();
        fill(kinds.toString(), new String(tiles), "", words);
        return words;
    }

    private static void fill(String kinds, String tiles, String word, List<String> words) {
        if (word.length() == tiles.length()) {
            char[] sorted = word.toCharArray();
            Arrays.sort(sorted);
            if (new String(sorted).equals(tiles)) words.add(word);
            return;
        }
        for (char letter : kinds.toCharArray()) fill(kinds, tiles, word + letter, words);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(String.join("\n", solve(in.readLine().trim())));
    }
}
