import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        System.out.println(wellFormed(s));
    }

    static boolean wellFormed(String s) {
        long[] brackets = new long[s.length()];      // depth, then place
        long depth = 0;
        for (int i = 0; i < s.length(); i++) {
            boolean opens = "([{".indexOf(s.charAt(i)) >= 0;
            if (opens) depth++;
            if (depth == 0) return false;
            brackets[i] = depth << 20 | i;
            if (!opens) depth--;
        }
        if (depth > 0) return false;
        Arrays.sort(brackets);
        // on each depth opening and closing brackets take turns
        for (int i = 0; i < brackets.length; i += 2) {
            char a = s.charAt((int) (brackets[i] & 0xFFFFF));
            char b = s.charAt((int) (brackets[i + 1] & 0xFFFFF));
            if (!"() [] {}".contains("" + a + b)) return false;
        }
        return true;
    }
}
