import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    private static boolean trace(char[][] grid, int r, int c, String word, int at) {
        if (at == word.length()) {
            return true;
        }
        if (r < 0 || r >= grid.length || c < 0 || c >= grid[r].length || grid[r][c] != word.charAt(at)) {
            return false;
        }
        grid[r][c] = ' ';
        boolean found = trace(grid, r - 1, c, word, at + 1) || trace(grid, r + 1, c, word, at + 1)
            || trace(grid, r, c - 1, word, at + 1) || trace(grid, r, c + 1, word, at + 1);
        grid[r][c] = word.charAt(at);
        return found;
    }

    static List<String> solve(char[][] grid, String[] words) {
        List<String> found = new ArrayList<>();
        for (String word : words) {
            boolean isFound = false;
            for (int r = 0; r < grid.length; r++) {
                for (int c = 0; c < grid[r].length && !isFound; c++) {
                    isFound = trace(grid, r, c, word, 0);
                }
            }
            if (isFound) {
                found.add(word);
            }
        }
        return found;
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
