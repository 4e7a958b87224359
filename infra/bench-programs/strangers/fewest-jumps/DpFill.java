import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] d = new int[n];
        Arrays.fill(d, Integer.MAX_VALUE);
        d[0] = 0;
        for (int i = 0; i < n; i++) {
            int a = sc.nextInt();
            if (d[i] == Integer.MAX_VALUE) continue;
            for (int j = i + 1; j <= i + a && j < n; j++)
                d[j] = Math.min(d[j], d[i] + 1);
        }
        System.out.println(d[n - 1] == Integer.MAX_VALUE ? -1 : d[n - 1]);
    }
}
