import java.util.Scanner;

public class Rows {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String w = sc.next(), p = sc.next();
        int n = w.length(), m = p.length();
        boolean[][] ok = new boolean[m + 1][n + 1];
        ok[0][0] = true;
        for (int i = 1; i <= m; i++) {
            char c = p.charAt(i - 1);
            for (int j = 0; j <= n; j++) {
                if (c == '*') ok[i][j] = ok[i - 1][j] || (j > 0 && ok[i][j - 1]);
                else ok[i][j] = j > 0 && ok[i - 1][j - 1] && (c == '?' || c == w.charAt(j - 1));
            }
        }
        int count = 0;
        for (boolean b : ok[m]) if (b) count++;
        System.out.println(count);
    }
}
