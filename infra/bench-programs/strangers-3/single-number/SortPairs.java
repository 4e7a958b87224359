import java.util.*;

public class SortPairs {
    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        int n = s.nextInt();
        Integer[] a = new Integer[n];
        for (int i = 0; i < n; i++) a[i] = s.nextInt();
        Arrays.sort(a, Comparator.naturalOrder());
        int i = 0;
        while (i + 1 < n && a[i].equals(a[i + 1])) i += 2;
        System.out.println(a[i]);
    }
}
