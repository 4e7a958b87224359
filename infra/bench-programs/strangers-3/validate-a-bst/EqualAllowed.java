import java.util.*;

public class EqualAllowed {
    static int[] v, l, r;
    static long last = Long.MIN_VALUE;
    static boolean good = true;

    static void walk(int x) {
        if (x < 0) return;
        walk(l[x]);
        if (v[x] < last) good = false;
        last = v[x];
        walk(r[x]);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        v = new int[k + 1];
        l = new int[k + 1];
        r = new int[k + 1];
        Arrays.fill(l, -1);
        Arrays.fill(r, -1);
        int n = 0, head = 0;
        if (k > 0) v[n++] = Integer.parseInt(in.next());
        for (int i = 1; i < k; i++) {
            String s = in.next();
            if (!s.equals("null")) {
                v[n] = Integer.parseInt(s);
                if (i % 2 == 1) l[head] = n;
                else r[head] = n;
                n++;
            }
            if (i % 2 == 0) head++;
        }
        if (n > 0) walk(0);
        System.out.println(good);
    }
}
