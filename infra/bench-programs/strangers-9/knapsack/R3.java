import java.util.Scanner;

public class R3 {
    static int[] w, v;
    static long[][] memo;

    static long best(int i, int room) {
        if (i == w.length || room == 0) return 0;
        if (memo[i][room] != 0) return memo[i][room] - 1;
        long result = best(i + 1, room);
        if (w[i] <= room) {
            result = Math.max(result, v[i] + best(i + 1, room - w[i]));
        }
        memo[i][room] = result + 1;
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), c = in.nextInt();
        w = new int[n];
        v = new int[n];
        for (int i = 0; i < n; i++) w[i] = in.nextInt();
        for (int i = 0; i < n; i++) v[i] = in.nextInt();
        memo = new long[n][c + 1];
        System.out.println(best(0, c));
    }
}
