import java.util.*;

public class Picker {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), k = sc.nextInt();
        long sx = sc.nextLong(), sy = sc.nextLong();
        long[] dist = new long[n];
        for (int i = 0; i < n; i++) {
            long dx = sc.nextLong() - sx, dy = sc.nextLong() - sy;
            dist[i] = dx * dx + dy * dy;
        }
        boolean[] used = new boolean[n];
        StringBuilder sb = new StringBuilder();
        for (int round = 0; round < k; round++) {
            int best = -1;
            for (int i = 0; i < n; i++) {
                if (!used[i] && (best == -1 || dist[i] < dist[best])) best = i;
            }
            used[best] = true;
            if (round > 0) sb.append(" ");
            sb.append(best + 1);
        }
        System.out.println(sb);
    }
}
