import java.io.*;
import java.util.*;

public class W2 {
    static boolean fits(int[] scenes, int k, long limit) {
        int discs = 1;
        long used = 0;
        for (int s : scenes) {
            if (used + s > limit) {
                discs++;
                used = 0;
            }
            used += s;
        }
        return discs <= k;
    }

    static long longestScene(int[] scenes) {
        Arrays.sort(scenes);
        return scenes[scenes.length - 1];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int k = Integer.parseInt(st.nextToken());
        int[] scenes = new int[n];
        long sum = 0;
        st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) {
            scenes[i] = Integer.parseInt(st.nextToken());
            sum += scenes[i];
        }

        long lo = longestScene(scenes);
        long hi = sum;
        while (lo < hi) {
            long mid = lo + (hi - lo) / 2;
            if (fits(scenes, k, mid)) {
                hi = mid;
            } else {
                lo = mid + 1;
            }
        }
        System.out.println(lo);
    }
}
