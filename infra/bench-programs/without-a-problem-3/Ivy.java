public class Ivy {
    static int parts(int v) {
        int c = 0;
        for (int d = 1; (long) d * d <= v; d++) {
            if (v % d == 0) {
                c += d * d == v ? 1 : 2;
            }
        }
        return c;
    }

    public static void main(String[] args) {
        int n = new java.util.Scanner(System.in).nextInt();
        int same = 0;
        int prev = 0;
        for (int v = 1; v <= n; v++) {
            int c = parts(v);
            if (c == prev) same++;
            prev = c;
        }
        System.out.println(same);
    }
}
