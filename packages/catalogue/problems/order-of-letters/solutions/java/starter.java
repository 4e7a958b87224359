import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    /** Returns the letters in order, or null if no order fits. */
    static String solve(String[] words) {
        // Write your solution here.
        return null;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        String[] words = new String[n];
        for (int i = 0; i < n; i++) {
            words[i] = in.readLine().trim();
        }
        String order = solve(words);
        System.out.println(order == null ? "impossible" : order);
    }
}
