import java.io.*;
import java.util.*;

public class Main {
    static boolean solve(String a, String b, String heard) {
        if (a.length() + b.length() != heard.length()) {
            return false;
        }
        boolean[][] can = new boolean[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 && j == 0) {
                    can[i][j] = true;
                    continue;
                }
                char note = heard.charAt(Math.min(heard.length() - 1, i + j));
                boolean byFirst = i > 0 && can[i - 1][j] && a.charAt(i - 1) == note;
                boolean bySecond = j > 0 && can[i][j - 1] && b.charAt(j - 1) == note;
                can[i][j] = byFirst || bySecond;
            }
        }
        return can[a.length()][b.length()];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        for (int i = 0; i < q; i++) {
            System.out.println(solve(readLine(in), readLine(in), readLine(in)));
        }
    }

    private static String readLine(BufferedReader in) throws IOException {
        String line = in.readLine();
        return line == null ? "" : line;
    }
}
