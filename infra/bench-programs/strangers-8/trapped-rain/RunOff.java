import java.io.*;
import java.util.*;

/** fill everything to the brim, then let water run off to the neighbours until it stands still */
public class RunOff {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] ground = new int[n + 2], level = new int[n + 2];
        StringTokenizer t = new StringTokenizer(in.readLine());
        int top = 0;
        for (int i = 1; i <= n; i++) top = Math.max(top, ground[i] = Integer.parseInt(t.nextToken()));
        Arrays.fill(level, 1, n + 1, top);
        boolean flows;
        do {
            flows = false;
            for (int i = 1; i <= n; i++) {
                int now = Math.max(ground[i], Math.min(level[i - 1], level[i + 1]));
                if (now < level[i]) {
                    level[i] = now;
                    flows = true;
                }
            }
        } while (flows);
        long water = 0;
        for (int i = 1; i <= n; i++) water += level[i] - ground[i];
        System.out.println(water);
    }
}
