import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int solve(String flags) {
        String colours = "rwb";
        int[] goal = new int[3];
        for (int i = 0; i < flags.length(); i++) {
            goal[colours.indexOf(flags.charAt(i))]++;
        }
        // How many flags of each colour hang in each part.
        int[][] hanging = new int[3][3];
        for (int i = 0; i < flags.length(); i++) {
            int part = i < goal[0] ? 0 : i < goal[0] + goal[1] ? 1 : 2;
            hanging[part][colours.indexOf(flags.charAt(i))]++;
        }
        int pairs = Math.min(hanging[0][1], hanging[1][0])
            + Math.min(hanging[0][2], hanging[2][0])
            + Math.min(hanging[1][2], hanging[2][1]);
        int circles = Math.abs(hanging[0][1] - hanging[1][0]);
        return pairs + 2 * circles;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim()));
    }
}
