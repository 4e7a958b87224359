import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static boolean solve(int k, int[][] grid) {
        // Write your solution here.
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        int[][] grid = new int[k * k][k * k];
        for (int[] row : grid) {
            StringTokenizer numbers = new StringTokenizer(in.readLine());
            for (int c = 0; c < row.length; c++) {
                row[c] = Integer.parseInt(numbers.nextToken());
            }
        }
        System.out.println(solve(k, grid));
    }
}
