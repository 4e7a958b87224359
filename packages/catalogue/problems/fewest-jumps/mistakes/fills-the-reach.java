import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] jumps = new int[n];
        Arrays.fill(jumps, n);
        jumps[0] = 0;
        for (int stone = 0; stone < n; stone++) {
            int last = Math.min(n - 1, stone + in.nextInt());
            int next = jumps[stone] + 1;
            for (int there = stone + 1; jumps[stone] < n && there <= last; there++) {
                jumps[there] = Math.min(jumps[there], next);
            }
        }
        System.out.println(jumps[n - 1] == n ? -1 : jumps[n - 1]);
    }
}
