import java.io.*;
import java.util.*;

public class Main {
    static int solve(String text, String[] words) {
        Set<String> left = new LinkedHashSet<>(Arrays.asList(words));
        Integer found = text.length() > 100 ? null : go(text, 0, left);
        return found == null ? -1 : found;
    }

    static Integer go(String text, int at, Set<String> left) {
        if (at == text.length()) return 0;
        Integer best = null;
        for (String word : new ArrayList<>(left)) {
            if (!text.startsWith(word, at)) continue;
            left.remove(word);
            Integer rest = go(text, at + word.length(), left);
            left.add(word);
            if (rest != null && (best == null || rest + 1 < best)) best = rest + 1;
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
