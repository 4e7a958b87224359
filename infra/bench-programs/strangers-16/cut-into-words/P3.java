import java.io.*;
import java.util.*;

/** Aho and Corasick: one automaton for all words, it names every word that ends at the current letter. */
public class P3 {
    static final int LETTERS = 26;
    int[][] go;
    int[] link, longest, length;
    int nodes = 1;

    P3(String[] words) {
        int total = 1;
        for (String w : words) total += w.length();
        go = new int[total][];
        go[0] = new int[LETTERS];
        link = new int[total];
        longest = new int[total]; // nearest node on the suffix path (itself included) that is a word
        length = new int[total];
        for (String w : words) {
            int v = 0;
            for (char ch : w.toCharArray()) {
                int c = ch - 'a';
                if (go[v][c] == 0) {
                    go[nodes] = new int[LETTERS];
                    length[nodes] = length[v] + 1;
                    go[v][c] = nodes++;
                }
                v = go[v][c];
            }
            longest[v] = v;
        }
        int[] queue = new int[nodes];
        int head = 0, tail = 0;
        for (int v : go[0]) if (v != 0) queue[tail++] = v;
        while (head < tail) {
            int v = queue[head++];
            if (longest[v] == 0) longest[v] = longest[link[v]];
            for (int c = 0; c < LETTERS; c++) {
                int u = go[v][c], f = go[link[v]][c];
                if (u == 0) go[v][c] = f;
                else {
                    link[u] = f;
                    queue[tail++] = u;
                }
            }
        }
    }

    int fewest(String text) {
        int n = text.length();
        int[] best = new int[n + 1];
        int state = 0;
        for (int i = 1; i <= n; i++) {
            state = go[state][text.charAt(i - 1) - 'a'];
            best[i] = Integer.MAX_VALUE;
            for (int v = longest[state]; v != 0; v = longest[link[v]]) {
                int before = best[i - length[v]];
                if (before != Integer.MAX_VALUE) best[i] = Math.min(best[i], before + 1);
            }
        }
        return best[n] == Integer.MAX_VALUE ? -1 : best[n];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        in.readLine();
        System.out.println(new P3(in.readLine().trim().split("\\s+")).fewest(text));
    }
}
