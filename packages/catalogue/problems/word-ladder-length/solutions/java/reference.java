import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

public class Main {
    static int solve(String begin, String end, List<String> words) {
        Set<String> unreached = new HashSet<>(words);
        Queue<String> queue = new ArrayDeque<>();
        queue.add(begin);
        for (int length = 1; !queue.isEmpty(); length++) {
            for (int left = queue.size(); left > 0; left--) {
                String word = queue.remove();
                if (word.equals(end)) {
                    return length;
                }
                for (String neighbour : variations(word)) {
                    if (unreached.remove(neighbour)) {
                        queue.add(neighbour);
                    }
                }
            }
        }
        return 0;
    }

    /** All words that differ from the given one in at most one place. */
    private static List<String> variations(String word) {
        List<String> variations = new ArrayList<>(26 * word.length());
        char[] letters = word.toCharArray();
        for (int i = 0; i < letters.length; i++) {
            for (letters[i] = 'a'; letters[i] <= 'z'; letters[i]++) {
                variations.add(new String(letters));
            }
            letters[i] = word.charAt(i);
        }
        return variations;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] ends = in.readLine().trim().split(" ");
        int n = Integer.parseInt(in.readLine().trim());
        List<String> words = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            words.add(in.readLine().trim());
        }
        System.out.println(solve(ends[0], ends[1], words));
    }
}
