import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    private static int indexOf(char[] row, char colour, int from, int to) {
        for (int i = from; i < to; i++) {
            if (row[i] == colour) {
                return i;
            }
        }
        return -1;
    }

    static int solve(String flags) {
        char[] row = flags.toCharArray();
        String colours = "rwb";
        int[] from = new int[4];
        for (char flag : row) {
            from[colours.indexOf(flag) + 1]++;
        }
        from[2] += from[1];
        from[3] += from[2];
        int steps = 0;
        for (int x = 0; x < 3; x++) {
            for (int y = x + 1; y < 3; y++) {
                while (true) {
                    int i = indexOf(row, colours.charAt(y), from[x], from[x + 1]);
                    int j = indexOf(row, colours.charAt(x), from[y], from[y + 1]);
                    if (i < 0 || j < 0) {
                        break;
                    }
                    row[i] = colours.charAt(x);
                    row[j] = colours.charAt(y);
                    steps++;
                }
            }
        }
        int left = 0;
        for (int x = 0; x < 3; x++) {
            for (int i = from[x]; i < from[x + 1]; i++) {
                left += row[i] == colours.charAt(x) ? 0 : 1;
            }
        }
        return steps + 2 * left / 3;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim()));
    }
}
