import java.io.*;
import java.util.*;

public class Main {
    static int solve(String tiles, int k) {
        int n = tiles.length(), longest = 0;
        for (char kept = 'A'; kept <= 'Z'; kept++) {
            int left = 0, others = 0;
            for (int right = 0; right < n; right++) {
                if (tiles.charAt(right) != kept) others++;
                while (others > k || left <= right && tiles.charAt(left) != kept) {
                    if (tiles.charAt(left) != kept) others--;
                    left++;
                }
                longest = Math.max(longest, right - left + 1);
            }
        }
        return longest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String tiles = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(solve(tiles, k));
    }
}
