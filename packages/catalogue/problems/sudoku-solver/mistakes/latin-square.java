import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static int[] solve(int[] grid) {
        int[] solved = grid.clone();
        for (int at = 0; at < 81; at++) {
            int r = at / 9;
            solved[at] = solved[at] != 0 ? solved[at] : (r % 3 * 3 + r / 3 + at % 9) % 9 + 1;
        }
        return solved;
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
