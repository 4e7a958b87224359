import java.io.*;
import java.util.*;

public class EachWord {
    static char[][] box;

    static boolean lay(String word, int k, int i, int j) {
        if (k == word.length()) return true;
        if (i < 0 || j < 0 || i >= box.length || j >= box[0].length || box[i][j] != word.charAt(k)) return false;
        char keep = box[i][j];
        box[i][j] = '#';
        boolean ok = lay(word, k + 1, i + 1, j) || lay(word, k + 1, i - 1, j)
                || lay(word, k + 1, i, j + 1) || lay(word, k + 1, i, j - 1);
        box[i][j] = keep;
        return ok;
    }

    static boolean possible(String word) {
        for (int i = 0; i < box.length; i++)
            for (int j = 0; j < box[i].length; j++)
                if (lay(word, 0, i, j)) return true;
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int r = Integer.parseInt(br.readLine().trim().split(" ")[0]);
        box = new char[r][];
        for (int i = 0; i < r; i++) box[i] = br.readLine().trim().toCharArray();
        int n = Integer.parseInt(br.readLine().trim());
        SortedSet<String> made = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            String word = br.readLine().trim();
            if (possible(word)) made.add(word);
        }
        System.out.println(made.size());
        made.forEach(System.out::println);
    }
}
