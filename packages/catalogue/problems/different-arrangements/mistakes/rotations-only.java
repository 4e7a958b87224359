import java.io.*;
import java.util.*;

public class Main {
    static List<String> solve(String letters) {
        char[] tiles = letters.toCharArray();
        Arrays.sort(tiles);
        String word = new String(tiles);
        TreeSet<String> words = new TreeSet<>();
        for (int i = 0; i < word.length(); i++) {
            String turned = word.substring(i) + word.substring(0, i);
            words.add(turned);
            words.add(new StringBuilder(turned).reverse().toString());
        }
        return new ArrayList<>(words);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(String.join("\n", solve(in.readLine().trim())));
    }
}
