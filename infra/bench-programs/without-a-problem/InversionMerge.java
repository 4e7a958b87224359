import java.util.Scanner;

public class InversionMerge {
    static int[] a, tmp;

    static long solve(int l, int r) {
        if (r - l < 2) return 0;
        int m = (l + r) / 2;
        long inv = solve(l, m) + solve(m, r);
        int i = l, j = m, k = l;
        while (i < m || j < r) {
            if (j == r || (i < m && a[i] <= a[j])) tmp[k++] = a[i++];
            else {
                inv += m - i;
                tmp[k++] = a[j++];
            }
        }
        for (k = l; k < r; k++) a[k] = tmp[k];
        return inv;
    }

    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        int n = s.nextInt();
        a = new int[n];
        tmp = new int[n];
        for (int i = 0; i < n; i++) a[i] = s.nextInt();
        System.out.println(solve(0, n));
    }
}
