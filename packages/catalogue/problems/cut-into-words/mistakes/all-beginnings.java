import java.io.*;
import java.util.*;

public class Main {
    static int solve(String text, String[] words) {
        Set<String> known = new HashSet<>(Arrays.asList(words));
        int longest = 0;
        for (String word : words) {
            longest = Math.max(longest, word.length());
        }
        int infinity = text.length() + 1;
        int[] fewest = new int[text.length() + 1];
        for (int end = 1; end <= text.length(); end++) {
            fewest[end] = infinity;
            for (int begin = 0; begin < end; begin++) {
                if (fewest[begin] < infinity && known.contains(text.substring(begin, end))) {
                    fewest[end] = Math.min(fewest[end], fewest[begin] + 1);
                }
            }
        }
        return fewest[text.length()] == infinity ? -1 : fewest[text.length()];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        in.readLine();
        System.out.println(solve(text, in.readLine().trim().split(" ")));
    }
}
