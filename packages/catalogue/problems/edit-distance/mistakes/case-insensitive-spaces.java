import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String a = br.readLine().trim(), b = br.readLine();
        b = b == null ? "" : b;
        int n = a.length(), m = b.length();
        int[][] d = new int[n + 1][m + 1];
        for (int i = 0; i <= n; i++) for (int k = 0; k <= m; k++) {
            if (i == 0 || k == 0) d[i][k] = i + k;
            else d[i][k] = Math.min(d[i - 1][k - 1] + (a.charAt(i - 1) == b.charAt(k - 1) ? 0 : 1), Math.min(d[i - 1][k], d[i][k - 1]) + 1);
        }
        System.out.println(d[n][m]);
    }
}
