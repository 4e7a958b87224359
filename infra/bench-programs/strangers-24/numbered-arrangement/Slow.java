import java.util.*;
import java.util.stream.*;

public class Slow {
    static boolean nextPermutation(int[] a) {
        int i = a.length - 2;
        while (i >= 0 && a[i] >= a[i + 1]) i--;
        if (i < 0) return false;
        int j = a.length - 1;
        while (a[j] <= a[i]) j--;
        int t = a[i]; a[i] = a[j]; a[j] = t;
        for (int x = i + 1, y = a.length - 1; x < y; x++, y--) {
            t = a[x]; a[x] = a[y]; a[y] = t;
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            int n = in.nextInt();
            long k = in.nextLong();
            int[] row = IntStream.rangeClosed(1, n).toArray();
            for (long s = 1; s < k; s++) nextPermutation(row);
            System.out.println(Arrays.stream(row).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
        }
    }
}
