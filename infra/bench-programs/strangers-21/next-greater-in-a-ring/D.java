import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] h = new int[n];
        int max = 0;
        for (int i = 0; i < n; i++) {
            h[i] = Integer.parseInt(st.nextToken());
            max = Math.max(max, h[i]);
        }
        int levels = 1;
        while (1 << levels < n) levels++;
        int[][] top = new int[levels][];
        top[0] = h;
        for (int k = 1; k < levels; k++) {
            top[k] = new int[n];
            int half = 1 << k - 1;
            for (int i = 0; i < n; i++) top[k][i] = Math.max(top[k - 1][i], top[k - 1][(i + half) % n]);
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int steps = 0;
            if (h[i] < max) {
                for (int k = levels - 1; k >= 0; k--)
                    if (top[k][(i + 1 + steps) % n] <= h[i]) steps += 1 << k;
                steps++;
            }
            out.append(steps).append(i + 1 < n ? ' ' : '\n');
        }
        System.out.print(out);
    }
}
