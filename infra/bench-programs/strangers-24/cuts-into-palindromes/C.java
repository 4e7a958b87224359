import java.util.Scanner;

public class C {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        char[] s = sc.next().toCharArray();
        boolean[][] mirror = new boolean[n][n];
        for (int i = n - 1; i >= 0; i--)
            for (int j = i; j < n; j++)
                mirror[i][j] = s[i] == s[j] && (j - i < 2 || mirror[i + 1][j - 1]);
        // best[i]: cuts for the strip from letter i to the end
        int[] best = new int[n + 1];
        best[n] = -1;
        for (int i = n - 1; i >= 0; i--) {
            boolean[] row = mirror[i];
            int b = n;
            for (int j = i; j < n; j++)
                if (row[j] && best[j + 1] + 1 < b) b = best[j + 1] + 1;
            best[i] = b;
        }
        System.out.println(best[0]);
    }
}
