import java.util.Scanner;

public class TableDown {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next(), t = in.next();
        int[][] best = new int[s.length() + 1][t.length() + 1];
        for (int i = s.length() - 1; i >= 0; i--) {
            for (int j = t.length() - 1; j >= 0; j--) {
                best[i][j] = s.charAt(i) == t.charAt(j)
                        ? 1 + best[i + 1][j + 1]
                        : Math.max(best[i + 1][j], best[i][j + 1]);
            }
        }
        System.out.println(best[0][0]);
    }
}
