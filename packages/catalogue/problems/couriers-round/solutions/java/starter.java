import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /** Returns the shortest round, or -1 if there is none. The office is place 0. */
    static long solve(int[][] times) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[][] times = new int[n][n];
        for (int[] row : times) {
            for (int j = 0; j < n; j++) {
                in.nextToken();
                row[j] = (int) in.nval;
            }
        }
        long answer = solve(times);
        System.out.println(answer < 0 ? "none" : String.valueOf(answer));
    }
}
