import java.util.Scanner;

public class W2 {
    static int lcs(String s, String t) {
        int n = s.length();
        int m = t.length();
        // len[i][j]: answer for s[0..i] and t[0..j], both ends included
        int[][] len = new int[n][m];
        for (int i = 0; i < n; i++) {
            len[i][0] = s.charAt(i) == t.charAt(0) ? 1 : 0;
        }
        for (int j = 0; j < m; j++) {
            len[0][j] = s.charAt(0) == t.charAt(j) ? 1 : 0;
        }
        for (int i = 1; i < n; i++) {
            for (int j = 1; j < m; j++) {
                if (s.charAt(i) == t.charAt(j)) {
                    len[i][j] = len[i - 1][j - 1] + 1;
                } else {
                    len[i][j] = Math.max(len[i - 1][j], len[i][j - 1]);
                }
            }
        }
        return len[n - 1][m - 1];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next();
        String t = in.next();
        System.out.println(lcs(s, t));
    }
}
