import java.util.*;

public class Reach {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), m = sc.nextInt();
        boolean[][] r = new boolean[n][n];
        for (int i = 0; i < m; i++) r[sc.nextInt() - 1][sc.nextInt() - 1] = true;
        for (int k = 0; k < n; k++)
            for (int i = 0; i < n; i++)
                if (r[i][k])
                    for (int j = 0; j < n; j++)
                        r[i][j] |= r[k][j];
        int pairs = 0;
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++)
                if (r[i][j] && r[j][i]) pairs++;
        System.out.println(pairs);
    }
}
