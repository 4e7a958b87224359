import java.io.*;
import java.util.*;

public class RightBisect {
    private final char[] text;

    RightBisect(String s) { text = s.toCharArray(); }

    /** Is there a part of this length without a repeated character? */
    private boolean possible(int length) {
        Map<Character, Integer> count = new HashMap<>();
        for (int i = 0; i < text.length; i++) {
            count.merge(text[i], 1, Integer::sum);
            if (i >= length) {
                char gone = text[i - length];
                if (count.merge(gone, -1, Integer::sum) == 0) count.remove(gone);
            }
            if (count.size() == length) return true;
        }
        return false;
    }

    int answer() {
        int good = 1, bad = text.length + 1;
        while (bad - good > 1) {
            int mid = (good + bad) >>> 1;
            if (possible(mid)) good = mid; else bad = mid;
        }
        return good;
    }

    public static void main(String[] args) throws IOException {
        String line = new BufferedReader(new InputStreamReader(System.in)).readLine();
        System.out.println(new RightBisect(line).answer());
    }
}
