import java.io.*;
import java.util.*;
import java.util.stream.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<String> words = in.lines().limit(n).map(String::trim).collect(Collectors.toList());
        System.out.println(order(words).orElse("impossible"));
    }

    static Optional<String> order(List<String> words) {
        Map<Character, Set<Character>> next = new HashMap<>();
        Map<Character, Integer> indegree = new HashMap<>();
        for (String w : words)
            for (char c : w.toCharArray()) {
                next.putIfAbsent(c, new HashSet<>());
                indegree.putIfAbsent(c, 0);
            }
        for (int i = 0; i + 1 < words.size(); i++) {
            String a = words.get(i), b = words.get(i + 1);
            if (a.length() > b.length() && a.startsWith(b)) return Optional.empty();
            int m = Math.min(a.length(), b.length());
            for (int j = 0; j < m; j++) {
                char x = a.charAt(j), y = b.charAt(j);
                if (x != y) {
                    if (next.get(x).add(y)) indegree.merge(y, 1, Integer::sum);
                    break;
                }
            }
        }
        PriorityQueue<Character> free = new PriorityQueue<>();
        indegree.forEach((c, d) -> { if (d == 0) free.add(c); });
        StringBuilder sb = new StringBuilder();
        while (!free.isEmpty()) {
            char c = free.poll();
            sb.append(c);
            for (char d : next.get(c))
                if (indegree.merge(d, -1, Integer::sum) == 0) free.add(d);
        }
        return sb.length() == next.size() ? Optional.of(sb.toString()) : Optional.empty();
    }
}
