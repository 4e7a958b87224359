import java.io.*;
import java.util.*;

public class Histogram {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        int[] height = new int[n];
        for (int i = 0; i < n; i++) height[i] = Integer.parseInt(st.nextToken());

        // lower[i]: the nearest lower bar on the left, jumping over known ones
        int[] lower = new int[n];
        for (int i = 0; i < n; i++) {
            int p = i - 1;
            while (p >= 0 && height[p] >= height[i]) p = lower[p];
            lower[i] = p;
        }
        int[] upper = new int[n];
        for (int i = n - 1; i >= 0; i--) {
            int p = i + 1;
            while (p < n && height[p] >= height[i]) p = upper[p];
            upper[i] = p;
        }
        long best = 0;
        for (int i = 0; i < n; i++) {
            best = Math.max(best, (long) height[i] * (upper[i] - lower[i] - 1));
        }
        System.out.println(best);
    }
}
