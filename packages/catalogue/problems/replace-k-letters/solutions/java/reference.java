import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int solve(String tiles, int k) {
        int longest = 0;
        for (char kept = 'A'; kept <= 'Z'; kept++) {
            int left = 0;
            int replaced = 0;
            for (int right = 0; right < tiles.length(); right++) {
                if (tiles.charAt(right) != kept) {
                    replaced++;
                }
                while (replaced > k) {
                    if (tiles.charAt(left) != kept) {
                        replaced--;
                    }
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
