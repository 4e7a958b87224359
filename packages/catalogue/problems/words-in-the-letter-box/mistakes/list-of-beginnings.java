import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    private static void search(char[][] grid, int r, int c, List<String> fitting, int at, Set<String> found) {
        if (r < 0 || r >= grid.length || c < 0 || c >= grid[r].length || grid[r][c] == ' ') {
            return;
        }
        char letter = grid[r][c];
        List<String> left = new ArrayList<>();
        for (String word : fitting) {
            if (at < word.length() && word.charAt(at) == letter) {
                left.add(word);
                if (word.length() == at + 1) {
                    found.add(word);
                }
            }
        }
        if (left.isEmpty()) {
            return;
        }
        grid[r][c] = ' ';
        search(grid, r - 1, c, left, at + 1, found);
        search(grid, r + 1, c, left, at + 1, found);
        search(grid, r, c - 1, left, at + 1, found);
        search(grid, r, c + 1, left, at + 1, found);
        grid[r][c] = letter;
    }

    static List<String> solve(char[][] grid, String[] words) {
        Set<String> found = new HashSet<>();
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[r].length; c++) {
                search(grid, r, c, Arrays.asList(words), 0, found);
            }
        }
        return new ArrayList<>(found);
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
