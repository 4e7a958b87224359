import java.io.*;
import java.util.*;

public class Right3 {
    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        int n = s.length();
        // red[i], white[i], blue[i]: flags of the colour among the first i
        int[][] pre = new int[3][n + 1];
        for (int i = 0; i < n; i++) {
            for (int c = 0; c < 3; c++) {
                pre[c][i + 1] = pre[c][i] + (s.charAt(i) == "rwb".charAt(c) ? 1 : 0);
            }
        }
        int r = pre[0][n], rw = r + pre[1][n];
        int notRed = r - pre[0][r];
        int blueInWhite = pre[2][rw] - pre[2][r];
        int whiteInBlue = pre[1][n] - pre[1][rw];
        // every flag that is wrong among the red ones costs an exchange of its own, in the best case
        // it also puts the partner right; the rest is decided between white and blue
        System.out.println(notRed + Math.max(blueInWhite, whiteInBlue));
    }
}
