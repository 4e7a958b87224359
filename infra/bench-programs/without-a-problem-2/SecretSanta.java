import java.util.*;

public class SecretSanta {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] to = new int[n + 1];
        for (int i = 1; i <= n; i++) to[i] = sc.nextInt();

        int[] mark = new int[n + 1];
        int[] step = new int[n + 1];
        int longest = 0, rings = 0;
        for (int start = 1; start <= n; start++) {
            if (mark[start] != 0) continue;
            int v = start, k = 0;
            while (mark[v] == 0) {
                mark[v] = start;
                step[v] = k++;
                v = to[v];
            }
            if (mark[v] == start) {
                rings++;
                longest = Math.max(longest, k - step[v]);
            }
        }
        System.out.println("rings " + rings);
        System.out.println("longest " + longest);
    }
}
