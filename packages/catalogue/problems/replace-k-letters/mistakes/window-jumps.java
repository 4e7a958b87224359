import java.io.*;
import java.util.*;

public class Main {
    static int solve(String tiles, int k) {
        int best = 0;
        for (char c = 'A'; c <= 'Z'; c++) {
            int others = 0, length = 0;
            for (int r = 0; r < tiles.length(); r++) {
                length++;
                if (tiles.charAt(r) != c) others++;
                if (others > k) { length = 0; others = 0; }
                best = Math.max(best, length);
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
