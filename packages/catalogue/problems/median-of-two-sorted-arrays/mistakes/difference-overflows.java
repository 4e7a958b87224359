import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = in.nextInt();
        int m = in.nextInt();
        int[] b = new int[m];
        for (int i = 0; i < m; i++) b[i] = in.nextInt();
        int[] all = new int[n + m];
        int i = 0, j = 0;
        for (int k = 0; k < n + m; k++) {
            all[k] = j == m || (i < n && a[i] <= b[j]) ? a[i++] : b[j++];
        }
        int low = all[(n + m - 1) / 2];
        int high = all[(n + m) / 2];
        System.out.printf(Locale.ROOT, "%.1f%n", low + (high - low) / 2.0);
    }
}
