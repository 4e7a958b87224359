import java.util.*;
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int a[] = new int[n], dp[] = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.nextInt();
            dp[i] = 1;
            for (int j = 0; j < i; j++)
                if (a[j] < a[i]) dp[i] = Math.max(dp[i], dp[j] + 1);
        }
        System.out.println(dp[n - 1]);
    }
}
