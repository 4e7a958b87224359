import java.io.*;
import java.util.*;

public class Main {
    static int solve(String tiles, int k) {
        int[] counts = new int[128];
        int most = 0, left = 0, best = 0;
        for (int r = 0; r < tiles.length(); r++) {
            most = Math.max(most, ++counts[tiles.charAt(r)]);
            while (r - left + 1 > most + k) {
                counts[tiles.charAt(left++)]--;
                most--;
                if (most < 1) most = 1;
                if (left > r) break;
            }
            best = Math.max(best, r - left + 1);
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
