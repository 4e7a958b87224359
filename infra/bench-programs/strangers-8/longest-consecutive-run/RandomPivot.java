import java.io.*;
import java.util.*;

public class RandomPivot {
    static final Random DICE = new Random();

    static void sort(int[] a, int lo, int hi) {
        while (lo < hi) {
            swap(a, lo + DICE.nextInt(hi - lo + 1), hi);
            int wall = lo;
            for (int i = lo; i < hi; i++)
                if (a[i] < a[hi]) swap(a, i, wall++);
            swap(a, wall, hi);
            if (wall - lo < hi - wall) {
                sort(a, lo, wall - 1);
                lo = wall + 1;
            } else {
                sort(a, wall + 1, hi);
                hi = wall - 1;
            }
        }
    }

    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] a = new int[n];
        StringTokenizer st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) a[i] = Integer.parseInt(st.nextToken());
        sort(a, 0, n - 1);
        int best = 1, now = 1;
        for (int i = 1; i < n; i++) {
            if (a[i] == a[i - 1] + 1) now++;
            else if (a[i] != a[i - 1]) now = 1;
            best = Math.max(best, now);
        }
        System.out.println(best);
    }
}
