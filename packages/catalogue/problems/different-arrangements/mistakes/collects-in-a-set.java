import java.io.*;
import java.util.*;

public class Main {
    static List<String> solve(String letters) {
        TreeSet<String> words = new TreeSet<>();
        fill(letters.toCharArray(), 0, words);
        return new ArrayList<>(words);
    }

    private static void fill(char[] word, int place, TreeSet<String> words) {
        if (place == word.length) {
            words.add(new String(word));
            return;
        }
        for (int i = place; i < word.length; i++) {
            char held = word[place];
            word[place] = word[i];
            word[i] = held;
            fill(word, place + 1, words);
            held = word[place];
            word[place] = word[i];
            word[i] = held;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(String.join("\n", solve(in.readLine().trim())));
    }
}
