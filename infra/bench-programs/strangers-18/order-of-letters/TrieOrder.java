import java.io.*;
import java.util.*;

/** Puts the words into a trie. At each node the children must appear in the order of the alphabet. */
public class TrieOrder {
    static int[] child = new int[26 * 500_001];
    static byte[] latest = new byte[500_001];     // letter of the youngest child + 1
    static int nodes = 1;

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        Map<Character, Set<Character>> edges = new TreeMap<>();
        boolean ok = true;
        while (n-- > 0) {
            String w = in.readLine().trim();
            int v = 0;
            for (char ch : w.toCharArray()) {
                edges.computeIfAbsent(ch, z -> new HashSet<>());
                int c = ch - 'a';
                if (latest[v] != c + 1) {
                    if (latest[v] != 0) edges.get((char) ('a' + latest[v] - 1)).add(ch);
                    latest[v] = (byte) (c + 1);
                }
                int at = 26 * v + c;
                if (child[at] == 0) child[at] = nodes++;
                v = child[at];
            }
            if (latest[v] != 0) ok = false;       // longer words were here before
        }
        Map<Character, Integer> indegree = new HashMap<>();
        edges.keySet().forEach(c -> indegree.put(c, 0));
        edges.values().forEach(s -> s.forEach(c -> indegree.merge(c, 1, Integer::sum)));
        PriorityQueue<Character> pq = new PriorityQueue<>();
        indegree.forEach((c, d) -> { if (d == 0) pq.add(c); });
        StringBuilder sb = new StringBuilder();
        while (!pq.isEmpty()) {
            char c = pq.poll();
            sb.append(c);
            for (char d : edges.get(c)) if (indegree.merge(d, -1, Integer::sum) == 0) pq.add(d);
        }
        System.out.println(ok && sb.length() == edges.size() ? sb : "impossible");
    }
}
