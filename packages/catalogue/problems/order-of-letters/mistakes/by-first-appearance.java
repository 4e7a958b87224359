import java.io.*;
import java.util.*;

public class Main {
    static String solve(String[] words) {
        StringBuilder order = new StringBuilder();
        int longest = 0;
        for (String word : words) longest = Math.max(longest, word.length());
        for (int at = 0; at < longest; at++)
            for (String word : words)
                if (at < word.length() && order.indexOf(word.substring(at, at + 1)) < 0) order.append(word.charAt(at));
        return order.toString();
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
