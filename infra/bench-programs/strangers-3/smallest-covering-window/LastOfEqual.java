import java.util.*;

public class LastOfEqual {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next(), t = in.next();
        Map<Character, Integer> need = new HashMap<>();
        for (char c : t.toCharArray()) need.merge(c, 1, Integer::sum);
        int missing = t.length(), l = 0, from = -1, len = Integer.MAX_VALUE;
        for (int r = 0; r < s.length(); r++) {
            char c = s.charAt(r);
            if (need.containsKey(c)) {
                if (need.get(c) > 0) missing--;
                need.put(c, need.get(c) - 1);
            }
            while (missing == 0) {
                if (r - l + 1 <= len) {
                    len = r - l + 1;
                    from = l;
                }
                char d = s.charAt(l++);
                if (need.containsKey(d)) {
                    need.put(d, need.get(d) + 1);
                    if (need.get(d) > 0) missing++;
                }
            }
        }
        System.out.println(from < 0 ? "none" : s.substring(from, from + len));
    }
}
