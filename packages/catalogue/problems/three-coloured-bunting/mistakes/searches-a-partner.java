import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static int solve(String flags) {
        char[] row = flags.toCharArray();
        char[] goal = flags.toCharArray();
        int[] counts = new int[3];
        for (char flag : row) {
            counts["rwb".indexOf(flag)]++;
        }
        for (int i = 0; i < goal.length; i++) {
            goal[i] = i < counts[0] ? 'r' : i < counts[0] + counts[1] ? 'w' : 'b';
        }
        int steps = 0;
        for (int i = 0; i < row.length; i++) {
            for (int j = 0; j < row.length && row[i] != goal[i]; j++) {
                if (row[j] == goal[i] && goal[j] == row[i]) {
                    row[j] = row[i];
                    row[i] = goal[i];
                    steps++;
                }
            }
        }
        for (int i = 0; i < row.length; i++) {
            for (int j = i + 1; j < row.length && row[i] != goal[i]; j++) {
                if (row[j] == goal[i]) {
                    row[j] = row[i];
                    row[i] = goal[i];
                    steps++;
                }
            }
        }
        return steps;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim()));
    }
}
