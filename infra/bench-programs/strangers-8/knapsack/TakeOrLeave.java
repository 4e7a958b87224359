import java.util.*;
import java.util.function.*;

public class TakeOrLeave {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), c = in.nextInt();
        int[] w = new int[n], v = new int[n];
        Arrays.setAll(w, i -> in.nextInt());
        Arrays.setAll(v, i -> in.nextInt());
        var worth = new Object() {
            long of(int i, int room) {
                if (i == n) return 0;
                long without = of(i + 1, room);
                if (w[i] > room) return without;
                return Math.max(without, v[i] + of(i + 1, room - w[i]));
            }
        };
        System.out.println(worth.of(0, c));
    }
}
