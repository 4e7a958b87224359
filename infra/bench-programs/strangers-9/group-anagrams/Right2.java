import java.io.*;
import java.util.*;

/** A trie over the letters of each word in alphabetical order; words that end in the same node belong together. */
public class Right2 {
    // child lists: first child, next sibling, letter of the edge
    static int[] first = new int[1024], next = new int[1024], head = new int[1024];
    static byte[] letter = new byte[1024];
    static int size = 1;

    static int child(int node, byte c) {
        for (int e = first[node]; e != 0; e = next[e]) if (letter[e] == c) return e;
        if (size == first.length) {
            int bigger = size * 2;
            first = Arrays.copyOf(first, bigger);
            next = Arrays.copyOf(next, bigger);
            head = Arrays.copyOf(head, bigger);
            letter = Arrays.copyOf(letter, bigger);
        }
        int e = size++;
        letter[e] = c;
        next[e] = first[node];
        first[node] = e;
        return e;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        String[] words = new String[n + 1];
        int[] link = new int[n + 1];
        int[] count = new int[26];
        for (int w = 1; w <= n; w++) {
            words[w] = br.readLine().trim();
            for (int i = 0; i < words[w].length(); i++) count[words[w].charAt(i) - 'a']++;
            int node = 0;
            for (byte c = 0; c < 26; c++) {
                while (count[c] > 0) {
                    node = child(node, c);
                    count[c]--;
                }
            }
            link[w] = head[node];
            head[node] = w;
        }
        StringBuilder sb = new StringBuilder();
        for (int node = 1; node < size; node++) {
            if (head[node] == 0) continue;
            for (int w = head[node]; w != 0; w = link[w]) {
                sb.append(words[w]).append(link[w] == 0 ? '\n' : ' ');
            }
        }
        System.out.print(sb);
    }
}
