import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static int solve(String flags) {
        char[] row = flags.toCharArray();
        int at = 0;
        int steps = 0;
        for (char colour : new char[] {'r', 'w'}) {
            int last = row.length - 1;
            while (true) {
                while (at < row.length && row[at] == colour) {
                    at++;
                }
                while (last > at && row[last] != colour) {
                    last--;
                }
                if (last <= at) {
                    break;
                }
                row[last] = row[at];
                row[at] = colour;
                steps++;
            }
        }
        return steps;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim()));
    }
}
