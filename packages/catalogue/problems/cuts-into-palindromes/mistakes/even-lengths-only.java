import java.io.*;
import java.util.*;

public class Main {
    static int solve(String strip) {
        int n = strip.length();
        int[] pieces = new int[n + 1];
        for (int j = 0; j <= n; j++) {
            pieces[j] = j;
        }
        for (int middle = 1; middle < 2 * n - 1; middle += 2) {
            int left = middle / 2;
            int right = (middle + 1) / 2;
            while (left >= 0 && right < n && strip.charAt(left) == strip.charAt(right)) {
                pieces[right + 1] = Math.min(pieces[right + 1], pieces[left] + 1);
                left--;
                right++;
            }
        }
        return pieces[n] - 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(solve(in.readLine().trim()));
    }
}
