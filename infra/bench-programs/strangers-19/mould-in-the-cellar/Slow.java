import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt(), c = sc.nextInt();
        char[][] g = new char[r][];
        for (int i = 0; i < r; i++) g[i] = sc.next().toCharArray();
        int nights = 0;
        while (true) {
            // mark everything that gets infected tonight with '*'
            boolean changed = false;
            for (int i = 0; i < r; i++)
                for (int j = 0; j < c; j++) {
                    if (g[i][j] != 'x') continue;
                    if (i > 0 && g[i - 1][j] == 'o') { g[i - 1][j] = '*'; changed = true; }
                    if (i < r - 1 && g[i + 1][j] == 'o') { g[i + 1][j] = '*'; changed = true; }
                    if (j > 0 && g[i][j - 1] == 'o') { g[i][j - 1] = '*'; changed = true; }
                    if (j < c - 1 && g[i][j + 1] == 'o') { g[i][j + 1] = '*'; changed = true; }
                }
            if (!changed) break;
            nights++;
            for (int i = 0; i < r; i++)
                for (int j = 0; j < c; j++)
                    if (g[i][j] == '*') g[i][j] = 'x';
        }
        for (char[] row : g)
            for (char x : row)
                if (x == 'o') { System.out.println(-1); return; }
        System.out.println(nights);
    }
}
