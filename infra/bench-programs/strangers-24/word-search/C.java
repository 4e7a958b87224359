import java.util.Scanner;

public class C {
    static char[][] grid;
    static String word;
    static boolean[][] used;

    static boolean search(int y, int x, int k) {
        if (k == word.length()) return true;
        if (y < 0 || x < 0 || y >= grid.length || x >= grid[0].length) return false;
        if (used[y][x] || grid[y][x] != word.charAt(k)) return false;
        used[y][x] = true;
        boolean found = search(y + 1, x, k + 1)
            || search(y - 1, x, k + 1)
            || search(y, x + 1, k + 1)
            || search(y, x - 1, k + 1);
        used[y][x] = false;
        return found;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt(), c = in.nextInt();
        grid = new char[r][];
        for (int i = 0; i < r; i++) grid[i] = in.next().toCharArray();
        word = in.next();
        used = new boolean[r][c];
        for (int y = 0; y < r; y++) {
            for (int x = 0; x < c; x++) {
                if (search(y, x, 0)) {
                    System.out.println("true");
                    return;
                }
            }
        }
        System.out.println("false");
    }
}
