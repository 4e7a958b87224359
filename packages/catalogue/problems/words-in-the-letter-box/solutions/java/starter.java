import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    /** Returns the words that can be made, in any order. */
    static List<String> solve(char[][] grid, String[] words) {
        // Write your solution here.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[][] grid = new char[Integer.parseInt(in.readLine().split(" ")[0])][];
        for (int r = 0; r < grid.length; r++) {
            grid[r] = in.readLine().trim().toCharArray();
        }
        String[] words = new String[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < words.length; i++) {
            words[i] = in.readLine().trim();
        }
        List<String> found = solve(grid, words);
        Collections.sort(found);
        StringBuilder out = new StringBuilder();
        out.append(found.size()).append('\n');
        for (String word : found) {
            out.append(word).append('\n');
        }
        System.out.print(out);
    }
}
