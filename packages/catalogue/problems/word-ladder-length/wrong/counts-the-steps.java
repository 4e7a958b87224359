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
        for (int steps = 0; !queue.isEmpty(); steps++) {
            for (int left = queue.size(); left > 0; left--) {
                char[] letters = queue.remove().toCharArray();
                if (new String(letters).equals(end)) {
                    return steps;
                }
                for (int i = 0; i < letters.length; i++) {
                    char own = letters[i];
                    for (letters[i] = 'a'; letters[i] <= 'z'; letters[i]++) {
                        String neighbour = new String(letters);
                        if (unreached.remove(neighbour)) {
                            queue.add(neighbour);
                        }
                    }
                    letters[i] = own;
                }
            }
        }
        return 0;
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
