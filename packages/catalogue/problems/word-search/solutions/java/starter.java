import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static boolean solve(char[][] grid, String word) {
        // Write your solution here.
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int rows = Integer.parseInt(in.readLine().trim().split(" ")[0]);
        char[][] grid = new char[rows][];
        for (int row = 0; row < rows; row++) {
            grid[row] = in.readLine().trim().toCharArray();
        }
        System.out.println(solve(grid, in.readLine().trim()));
    }
}
