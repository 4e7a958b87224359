import java.util.*;

public class D {
    static long code(String w) {
        long x = 0;
        for (int i = 0; i < w.length(); i++) x = x << 5 | (w.charAt(i) - 'a');
        return x;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String b = sc.next(), e = sc.next();
        int n = sc.nextInt(), l = b.length();
        long[] list = new long[n];
        for (int i = 0; i < n; i++) list[i] = code(sc.next());
        list = Arrays.stream(list).sorted().distinct().toArray();

        int[] length = new int[list.length];
        long[] queue = new long[list.length + 1];
        int[] rung = new int[list.length + 1];
        int head = 0, tail = 0;
        long goal = code(e);
        queue[tail] = code(b);
        rung[tail++] = 1;
        int own = Arrays.binarySearch(list, code(b));
        if (own >= 0) length[own] = 1;

        while (head < tail) {
            long w = queue[head];
            int r = rung[head++];
            if (w == goal) {
                System.out.println(r);
                return;
            }
            for (int p = 0; p < 5 * l; p += 5) {
                long rest = w & ~(31L << p);
                for (long c = 0; c < 26; c++) {
                    int k = Arrays.binarySearch(list, rest | c << p);
                    if (k >= 0 && length[k] == 0) {
                        length[k] = r + 1;
                        queue[tail] = list[k];
                        rung[tail++] = r + 1;
                    }
                }
            }
        }
        System.out.println(0);
    }
}
