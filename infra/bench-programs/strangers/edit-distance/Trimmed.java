import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String s = sc.hasNextLine() ? sc.nextLine().trim() : "";
        String t = sc.hasNextLine() ? sc.nextLine().trim() : "";
        int[][] f = new int[s.length() + 1][t.length() + 1];
        for (int j = 1; j <= t.length(); j++) f[0][j] = j;
        for (int i = 1; i <= s.length(); i++) {
            f[i][0] = i;
            for (int j = 1; j <= t.length(); j++)
                if (s.charAt(i - 1) == t.charAt(j - 1)) f[i][j] = f[i - 1][j - 1];
                else f[i][j] = 1 + Math.min(f[i - 1][j - 1], Math.min(f[i - 1][j], f[i][j - 1]));
        }
        System.out.println(f[s.length()][t.length()]);
    }
}
