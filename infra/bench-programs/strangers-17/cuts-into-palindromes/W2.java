import java.util.Scanner;

public class W2 {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        char[] s = sc.next().toCharArray();

        boolean[][] pal = new boolean[n][n];
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i; j < n; j++) {
                if (s[i] == s[j] && (j - i < 2 || pal[i + 1][j - 1])) {
                    pal[i][j] = true;
                }
            }
        }

        int[] cut = new int[n];
        for (int end = 1; end < n; end++) {
            if (pal[0][end]) {
                continue;
            }
            int best = cut[end - 1] + 1;
            for (int from = 1; from < end; from++) {
                if (pal[from][end]) {
                    best = Math.min(best, cut[from - 1] + 1);
                    break;
                }
            }
            cut[end] = best;
        }
        System.out.println(cut[n - 1]);
    }
}
