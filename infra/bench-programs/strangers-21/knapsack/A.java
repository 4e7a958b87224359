import java.util.*;

public class A {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), c = sc.nextInt();
        int[] w = new int[n], v = new int[n];
        for (int i = 0; i < n; i++) w[i] = sc.nextInt();
        for (int i = 0; i < n; i++) v[i] = sc.nextInt();
        long[] best = new long[c + 1];
        for (int i = 0; i < n; i++)
            for (int load = c; load >= w[i]; load--)
                best[load] = Math.max(best[load], best[load - w[i]] + v[i]);
        System.out.println(best[c]);
    }
}
