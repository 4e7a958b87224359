import java.io.*;
import java.util.*;

public class Main {
    static int solve(String text, String[] words) {
        ArrayDeque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {0, 0});
        int best = -1;
        while (!stack.isEmpty()) {
            int[] top = stack.pop();
            if (top[0] == text.length()) best = best < 0 ? top[1] : Math.min(best, top[1]);
            for (String word : words) if (text.startsWith(word, top[0])) stack.push(new int[] {top[0] + word.length(), top[1] + 1});
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        in.readLine();
        System.out.println(solve(text, in.readLine().trim().split(" ")));
    }
}
