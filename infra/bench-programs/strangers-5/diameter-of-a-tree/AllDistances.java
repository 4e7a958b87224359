import java.util.*;

public class AllDistances {
    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        int n = s.nextInt();
        int[][] far = new int[n][n];
        for (int[] row : far) Arrays.fill(row, 1 << 29);
        for (int i = 0; i < n; i++) {
            far[i][i] = 0;
            int p = s.nextInt() - 1;
            if (p >= 0) far[i][p] = far[p][i] = 1;
        }
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    if (far[i][k] + far[k][j] < far[i][j]) {
                        far[i][j] = far[i][k] + far[k][j];
                    }
                }
            }
        }
        int ans = 0;
        for (int[] row : far)
            for (int x : row)
                ans = Math.max(ans, x);
        System.out.println(ans);
    }
}
