import java.util.Scanner;

public class Koa {
    private final int[] v;
    private final boolean[] used;
    private long best = Long.MIN_VALUE;
    private long ways = 0;

    Koa(int[] v) {
        this.v = v;
        this.used = new boolean[v.length];
    }

    private void place(int depth, int last, long score) {
        if (depth == v.length) {
            if (score > best) {
                best = score;
                ways = 0;
            }
            if (score == best) ways++;
            return;
        }
        for (int i = 0; i < v.length; i++) {
            if (used[i]) continue;
            used[i] = true;
            long gain = depth == 0 ? 0 : (long) (v[i] - last) * (v[i] - last) % 97;
            place(depth + 1, v[i], score + gain);
            used[i] = false;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] v = new int[in.nextInt()];
        for (int i = 0; i < v.length; i++) v[i] = in.nextInt();
        Koa k = new Koa(v);
        k.place(0, 0, 0);
        System.out.println(k.best + " " + k.ways);
    }
}
