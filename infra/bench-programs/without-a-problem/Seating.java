import java.util.*;

public class Seating {
    static int n, good = 0;
    static boolean[][] enemy;
    static int[] p;

    static void perm(int i) {
        if (i == n) {
            for (int j = 1; j < n; j++) if (enemy[p[j - 1]][p[j]]) return;
            good++;
            return;
        }
        for (int j = i; j < n; j++) {
            swap(i, j);
            perm(i + 1);
            swap(i, j);
        }
    }

    static void swap(int i, int j) { int t = p[i]; p[i] = p[j]; p[j] = t; }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        int k = sc.nextInt();
        enemy = new boolean[n][n];
        p = new int[n];
        for (int i = 0; i < n; i++) p[i] = i;
        while (k-- > 0) {
            int a = sc.nextInt() - 1, b = sc.nextInt() - 1;
            enemy[a][b] = enemy[b][a] = true;
        }
        perm(0);
        System.out.println(good);
    }
}
