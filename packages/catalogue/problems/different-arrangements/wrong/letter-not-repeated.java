import java.io.*;
import java.util.*;

public class Main {
    static List<String> solve(String letters) {
        int[] left = new int[26];
        for (char letter : letters.toCharArray()) {
            left[letter - 'a']++;
        }
        List<String> words = new ArrayList<>();
        fill(left, new char[letters.length()], 0, words);
        return words;
    }

    private static void fill(int[] left, char[] word, int place, List<String> words) {
        if (place == word.length) {
            words.add(new String(word));
            return;
        }
        for (int letter = 0; letter < 26; letter++) {
            if (left[letter] == 0 || (place > 0 && word[place - 1] == 'a' + letter)) {
                continue;
            }
            left[letter]--;
            word[place] = (char) ('a' + letter);
            fill(left, word, place + 1, words);
            left[letter]++;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(String.join("\n", solve(in.readLine().trim())));
    }
}
