import java.util.*;
public class MineField {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), m = sc.nextInt();
        char[][] f = new char[n][];
        for (int i = 0; i < n; i++) f[i] = sc.next().toCharArray();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                if (f[i][j] == '*') { sb.append('*'); continue; }
                int c = 0;
                for (int x = Math.max(0, i - 1); x <= Math.min(n - 1, i + 1); x++)
                    for (int y = Math.max(0, j - 1); y <= Math.min(m - 1, j + 1); y++)
                        if (f[x][y] == '*') c++;
                sb.append(c);
            }
            sb.append('\n');
        }
        System.out.print(sb);
    }
}
