import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    /** Returns the solution of a sudoku of 81 squares, row by row; 0 stands for an empty square. */
    static int[] solve(int[] grid) {
        // Write your solution here.
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
