import java.io.*;
import java.util.stream.*;

public class D {
    private final char[][] grid;
    private final char[] word;
    private final boolean[][] visited;

    D(char[][] grid, String word) {
        this.grid = grid;
        int[] supply = new int[26];
        for (char[] row : grid) for (char ch : row) supply[ch - 'A']++;
        // start at the end with the rarer letter
        if (supply[word.charAt(0) - 'A'] > supply[word.charAt(word.length() - 1) - 'A'])
            word = new StringBuilder(word).reverse().toString();
        for (char ch : word.toCharArray()) supply[ch - 'A']--;
        boolean enough = IntStream.of(supply).allMatch(k -> k >= 0);
        this.word = enough ? word.toCharArray() : null;
        this.visited = new boolean[grid.length][grid[0].length];
    }

    boolean exists() {
        if (word == null) return false;
        for (int y = 0; y < grid.length; y++)
            for (int x = 0; x < grid[0].length; x++)
                if (dfs(y, x, 0)) return true;
        return false;
    }

    private boolean dfs(int y, int x, int i) {
        if (i == word.length) return true;
        if (y < 0 || x < 0 || y == grid.length || x == grid[0].length) return false;
        if (visited[y][x] || grid[y][x] != word[i]) return false;
        visited[y][x] = true;
        boolean ok = dfs(y + 1, x, i + 1) || dfs(y - 1, x, i + 1) || dfs(y, x + 1, i + 1) || dfs(y, x - 1, i + 1);
        visited[y][x] = false;
        return ok;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int r = Integer.parseInt(br.readLine().trim().split(" ")[0]);
        char[][] grid = new char[r][];
        for (int i = 0; i < r; i++) grid[i] = br.readLine().trim().toCharArray();
        System.out.println(new D(grid, br.readLine().trim()).exists());
    }
}
