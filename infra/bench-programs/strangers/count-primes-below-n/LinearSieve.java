import java.util.*;

public class Main {
    public static void main(String[] x) {
        int n = new Scanner(System.in).nextInt(), c = 0;
        int[] lp = new int[n + 1], pr = new int[n + 1];
        for (int i = 2; i < n; i++) {
            if (lp[i] == 0) { lp[i] = i; pr[c++] = i; }
            for (int j = 0; j < c && pr[j] <= lp[i] && (long) i * pr[j] < n; j++) lp[i * pr[j]] = pr[j];
        }
        System.out.println(c);
    }
}
