import java.io.*;
import java.util.*;

public class Main {
    static int solve(String tiles, int k) {
        int n = tiles.length(), best = 0;
        for (char c = 'A'; c <= 'Z'; c++)
            for (int i = 0; i < n; i++) {
                int others = 0, j = i;
                while (j < n) {
                    if (tiles.charAt(j) != c && ++others > k) break;
                    j++;
                }
                best = Math.max(best, j - i);
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
