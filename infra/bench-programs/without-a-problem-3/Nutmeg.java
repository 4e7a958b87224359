import java.util.*;

public class Nutmeg {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        long s = sc.nextLong();
        List<Long> list = new ArrayList<>();
        while (sc.hasNextLong()) list.add(sc.nextLong());
        long[] a = list.stream().mapToLong(Long::longValue).toArray();
        int n = a.length;
        int exact = 0;
        long gap = Long.MAX_VALUE;
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++)
                for (int k = j + 1; k < n; k++)
                    for (int l = k + 1; l < n; l++) {
                        long d = Math.abs(a[i] + a[j] + a[k] + a[l] - s);
                        if (d == 0) exact++;
                        gap = Math.min(gap, d);
                    }
        System.out.println(exact + " " + gap);
    }
}
