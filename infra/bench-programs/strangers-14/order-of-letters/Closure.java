import java.io.*;
import java.util.*;

/** Floyd-Warshall on the letters finds contradictions, then the smallest free letter is taken each time. */
public class Closure {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        boolean[] present = new boolean[26];
        boolean[][] less = new boolean[26][26];
        String prev = "";
        boolean bad = false;
        for (int i = 0; i < n; i++) {
            String cur = in.readLine().trim();
            cur.chars().forEach(ch -> present[ch - 'a'] = true);
            int k = Arrays.mismatch(prev.toCharArray(), cur.toCharArray());
            if (k >= 0) {
                if (k == cur.length()) bad = true;
                else if (k < prev.length()) less[prev.charAt(k) - 'a'][cur.charAt(k) - 'a'] = true;
            }
            prev = cur;
        }
        for (int k = 0; k < 26; k++)
            for (int a = 0; a < 26; a++)
                for (int b = 0; b < 26; b++)
                    less[a][b] |= less[a][k] && less[k][b];
        for (int a = 0; a < 26; a++) bad |= less[a][a];
        if (bad) {
            System.out.println("impossible");
            return;
        }
        StringBuilder out = new StringBuilder();
        next:
        while (true) {
            for (int x = 0; x < 26; x++) {
                if (!present[x]) continue;
                boolean free = true;
                for (int y = 0; y < 26; y++) if (present[y] && less[y][x]) free = false;
                if (free) {
                    present[x] = false;
                    out.append((char) ('a' + x));
                    continue next;
                }
            }
            break;
        }
        System.out.println(out);
    }
}
