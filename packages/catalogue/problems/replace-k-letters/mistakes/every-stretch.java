import java.io.*;
import java.util.*;

public class Main {
    static int solve(String tiles, int k) {
        int n = tiles.length(), best = 0;
        for (int i = 0; i < n; i++) {
            int[] counts = new int[128];
            int most = 0;
            for (int j = i; j < n; j++) {
                most = Math.max(most, ++counts[tiles.charAt(j)]);
                if (j - i + 1 - most <= k) best = Math.max(best, j - i + 1);
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String tiles = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(solve(tiles, k));
    }
}
