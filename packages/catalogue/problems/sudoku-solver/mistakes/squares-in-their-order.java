import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    private static boolean fits(int[] grid, int at, int digit) {
        int r = at / 9;
        int c = at % 9;
        for (int i = 0; i < 9; i++) {
            if (grid[9 * r + i] == digit || grid[9 * i + c] == digit
                || grid[9 * (r / 3 * 3 + i / 3) + c / 3 * 3 + i % 3] == digit) {
                return false;
            }
        }
        return true;
    }

    private static boolean fill(int[] grid, int at) {
        while (at < 81 && grid[at] != 0) {
            at++;
        }
        if (at == 81) {
            return true;
        }
        for (int digit = 1; digit < 10; digit++) {
            if (fits(grid, at, digit)) {
                grid[at] = digit;
                if (fill(grid, at + 1)) {
                    return true;
                }
                grid[at] = 0;
            }
        }
        return false;
    }

    static int[] solve(int[] grid) {
        fill(grid, 0);
        return grid;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (int left = Integer.parseInt(in.readLine().trim()); left > 0; left--) {
            int[] grid = new int[81];
            for (int at = 0; at < 81; at += 9) {
                String line = in.readLine();
                for (int c = 0; c < 9; c++) {
                    grid[at + c] = line.charAt(c) == '.' ? 0 : line.charAt(c) - '0';
                }
            }
            int[] solved = solve(grid);
            for (int at = 0; at < 81; at++) {
                out.append(solved[at]).append(at % 9 == 8 ? "\n" : "");
            }
        }
        System.out.print(out);
    }
}
