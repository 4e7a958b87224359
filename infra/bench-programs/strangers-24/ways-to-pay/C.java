import java.util.*;

public class C {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int a = sc.nextInt();
        int[] coin = new int[n + 1];
        for (int i = 1; i <= n; i++) coin[i] = sc.nextInt();

        int[][] ways = new int[n + 1][a + 1];
        for (int i = 0; i <= n; i++) ways[i][0] = 1;
        for (int i = 1; i <= n; i++) {
            for (int s = 1; s <= a; s++) {
                long w = ways[i - 1][s];
                if (s >= coin[i]) w += ways[i][s - coin[i]];
                ways[i][s] = (int) (w % 1_000_000_007L);
            }
        }
        System.out.println(ways[n][a]);
    }
}
