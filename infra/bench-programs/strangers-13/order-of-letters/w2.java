import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.PriorityQueue;

public class w2 {
    private final boolean[][] edge = new boolean[26][26];
    private final boolean[] used = new boolean[26];
    private final int[] incoming = new int[26];

    private boolean compare(String first, String second) {
        int common = Math.min(first.length(), second.length());
        for (int i = 0; i < common; i++) {
            int x = first.charAt(i) - 'a';
            int y = second.charAt(i) - 'a';
            if (x != y) {
                edge[x][y] = true;
                incoming[y]++;
                return true;
            }
        }
        return first.length() <= second.length();
    }

    private String sort() {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        int letters = 0;
        for (int c = 0; c < 26; c++) {
            if (used[c]) {
                letters++;
                if (incoming[c] == 0) {
                    queue.add(c);
                }
            }
        }
        StringBuilder order = new StringBuilder();
        while (!queue.isEmpty()) {
            int c = queue.poll();
            order.append((char) ('a' + c));
            for (int d = 0; d < 26; d++) {
                if (edge[c][d] && --incoming[d] == 0) {
                    queue.add(d);
                }
            }
        }
        return order.length() == letters ? order.toString() : "impossible";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        w2 script = new w2();
        String previous = "";
        boolean possible = true;
        for (int i = 0; i < n; i++) {
            String word = in.readLine().trim();
            word.chars().forEach(c -> script.used[c - 'a'] = true);
            possible &= script.compare(previous, word);
            previous = word;
        }
        System.out.println(possible ? script.sort() : "impossible");
    }
}
