import java.util.*;

public class IntHours {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int h = sc.nextInt();
        int[] a = new int[n];
        int max = 0;
        for (int i = 0; i < n; i++) {
            a[i] = sc.nextInt();
            max = Math.max(max, a[i]);
        }
        int lo = 1, hi = max;
        while (lo < hi) {
            int mid = (lo + hi) / 2;
            int hours = 0;
            for (int x : a) hours += (x - 1) / mid + 1;
            if (hours <= h) hi = mid;
            else lo = mid + 1;
        }
        System.out.println(lo);
    }
}
