import java.util.*;

public class K07 {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        boolean[][] r = new boolean[n][n];
        for (int i = 0; i < n; i++) {
            char[] c = in.next().toCharArray();
            for (int j = 0; j < n; j++) r[i][j] = c[j] == '1' || i == j;
        }
        for (int k = 0; k < n; k++)
            for (int i = 0; i < n; i++)
                if (r[i][k])
                    for (int j = 0; j < n; j++)
                        r[i][j] |= r[k][j];
        int[] comp = new int[n];
        int cnt = 0;
        for (int i = 0; i < n; i++) {
            if (comp[i] != 0) continue;
            cnt++;
            for (int j = 0; j < n; j++) if (r[i][j] && r[j][i]) comp[j] = cnt;
        }
        System.out.println(cnt);
        StringJoiner sj = new StringJoiner(" ");
        for (int c : comp) sj.add("" + c);
        System.out.println(sj);
    }
}
