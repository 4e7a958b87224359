import java.util.*;

public class NextPlease {
    static void step(int[] a) {
        int i = a.length - 2;
        while (i >= 0 && a[i] > a[i + 1]) i--;
        int j = a.length - 1;
        while (a[j] < a[i]) j--;
        int t = a[i]; a[i] = a[j]; a[j] = t;
        for (int l = i + 1, r = a.length - 1; l < r; l++, r--) {
            t = a[l]; a[l] = a[r]; a[r] = t;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int q = in.nextInt(); q > 0; q--) {
            int n = in.nextInt();
            long k = in.nextLong();
            int[] a = new int[n];
            for (int i = 0; i < n; i++) a[i] = i + 1;
            // the list is symmetric: from the back it is the same with n + 1 - x for x
            long all = 1;
            for (int i = 2; i <= n; i++) all *= i;
            boolean back = k > all / 2;
            if (back) k = all + 1 - k;
            while (--k > 0) step(a);
            StringJoiner sj = new StringJoiner(" ");
            for (int x : a) sj.add(Integer.toString(back ? n + 1 - x : x));
            System.out.println(sj);
        }
    }
}
