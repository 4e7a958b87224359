import java.util.*;

public class Islands {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] x = new long[n], y = new long[n], near = new long[n];
        boolean[] done = new boolean[n];
        for (int i = 0; i < n; i++) {
            x[i] = in.nextInt();
            y[i] = in.nextInt();
            near[i] = Long.MAX_VALUE;
        }
        near[0] = 0;
        double length = 0;
        for (int round = 0; round < n; round++) {
            int pick = -1;
            for (int i = 0; i < n; i++)
                if (!done[i] && (pick < 0 || near[i] < near[pick])) pick = i;
            done[pick] = true;
            length += Math.sqrt(near[pick]);
            for (int i = 0; i < n; i++) {
                long dx = x[i] - x[pick], dy = y[i] - y[pick];
                near[i] = Math.min(near[i], dx * dx + dy * dy);
            }
        }
        System.out.printf(Locale.ROOT, "%.2f%n", length);
    }
}
