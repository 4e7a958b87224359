import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String s = in.readLine().trim(), t = in.readLine().trim();

        Map<Character, Integer> need = new HashMap<>();
        for (char c : t.toCharArray()) need.merge(c, 1, Integer::sum);

        Map<Character, ArrayDeque<Integer>> latest = new HashMap<>();
        LinkedHashSet<Integer> kept = new LinkedHashSet<>();
        int from = -1, to = s.length();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (!need.containsKey(c)) continue;
            ArrayDeque<Integer> q = latest.computeIfAbsent(c, x -> new ArrayDeque<>());
            q.addLast(i);
            kept.add(i);
            if (q.size() > need.get(c)) kept.remove(q.removeFirst());
            if (kept.size() == t.length()) {
                int start = kept.iterator().next();
                if (from < 0 || i - start < to - from) {
                    from = start;
                    to = i;
                }
            }
        }
        System.out.println(from < 0 ? "none" : s.substring(from, to + 1));
    }
}
