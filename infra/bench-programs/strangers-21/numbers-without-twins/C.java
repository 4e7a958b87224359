import java.util.*;

public class C {
    static long count(long limit) {
        char[] s = Long.toString(limit).toCharArray();
        long[] free = new long[10];   // by last digit: beginnings that are already smaller
        boolean edge = true;          // the beginning of the limit itself is still fine
        for (int i = 0; i < s.length; i++) {
            int lim = s[i] - '0';
            long[] now = new long[10];
            for (int last = 0; last < 10; last++)
                for (int d = 0; d < 10; d++)
                    if (d != last) now[d] += free[last];
            if (i > 0) for (int d = 1; d < 10; d++) now[d]++;   // a shorter number starts here
            if (edge) {
                int before = i == 0 ? -1 : s[i - 1] - '0';
                for (int d = i == 0 ? 1 : 0; d < lim; d++) if (d != before) now[d]++;
                if (lim == before) edge = false;
            }
            free = now;
        }
        long sum = edge && limit > 0 ? 1 : 0;
        for (long f : free) sum += f;
        return sum;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        long a = sc.nextLong(), b = sc.nextLong();
        System.out.println(count(b) - count(a - 1));
    }
}
