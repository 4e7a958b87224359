import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine().trim(), t = br.readLine().trim();
        Map<Character, Integer> need = new HashMap<>(), have = new HashMap<>();
        for (char ch : t.toCharArray()) need.merge(ch, 1, Integer::sum);
        int ok = 0, l = 0, bl = -1, len = Integer.MAX_VALUE;
        for (int r = 0; r < s.length(); r++) {
            char ch = s.charAt(r);
            have.merge(ch, 1, Integer::sum);
            if (need.containsKey(ch) && have.get(ch) == need.get(ch)) ok++;
            while (ok == need.size()) {
                if (r - l + 1 < len) { len = r - l + 1; bl = l; }
                char c = s.charAt(l++);
                have.merge(c, -1, Integer::sum);
                if (need.containsKey(c) && have.get(c) < need.get(c)) ok--;
            }
        }
        System.out.println(bl < 0 ? "none" : s.substring(bl, bl + len));
    }
}
