import java.io.*;
import java.util.*;

/** Breadth first search over the places where the text is cut. */
public class P3 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String text = br.readLine().trim();
        br.readLine();
        Set<String> words = new HashSet<>(Arrays.asList(br.readLine().trim().split(" ")));
        int longest = words.stream().mapToInt(String::length).max().orElse(0);
        int n = text.length();

        BitSet visited = new BitSet(n + 1);
        List<Integer> frontier = List.of(0);
        visited.set(0);
        int steps = 0;
        while (!frontier.isEmpty()) {
            List<Integer> next = new ArrayList<>();
            for (int from : frontier) {
                if (from == n) {
                    System.out.println(steps);
                    return;
                }
                int last = Math.min(n, from + longest);
                for (int to = from + 1; to <= last; to++) {
                    if (!visited.get(to) && words.contains(text.substring(from, to))) {
                        visited.set(to);
                        next.add(to);
                    }
                }
            }
            frontier = next;
            steps++;
        }
        System.out.println(-1);
    }
}
