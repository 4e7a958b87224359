import java.io.*;
import java.util.*;
import java.util.stream.*;

/** Transitive closure of the letters (Warshall); a letter that precedes itself means a mixed-up list. */
public class Closure {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        boolean[][] less = new boolean[26][26];
        boolean[] used = new boolean[26];
        String last = "";
        boolean bad = false;
        for (int i = 0; i < n; i++) {
            String w = in.readLine().trim();
            w.chars().forEach(c -> used[c - 'a'] = true);
            int m = Arrays.mismatch(last.toCharArray(), w.toCharArray());
            if (m >= 0) {
                if (m == w.length()) bad = true;
                else if (m < last.length()) less[last.charAt(m) - 'a'][w.charAt(m) - 'a'] = true;
            }
            last = w;
        }
        for (int k = 0; k < 26; k++)
            for (int i = 0; i < 26; i++)
                for (int j = 0; j < 26; j++)
                    less[i][j] |= less[i][k] && less[k][j];
        bad |= IntStream.range(0, 26).anyMatch(i -> less[i][i]);
        if (bad) {
            System.out.println("impossible");
            return;
        }
        StringBuilder sb = new StringBuilder();
        boolean more = true;
        while (more) {
            more = false;
            for (int c = 0; c < 26 && !more; c++) {
                if (!used[c]) continue;
                final int me = c;
                if (IntStream.range(0, 26).noneMatch(o -> used[o] && less[o][me])) {
                    sb.append((char) ('a' + c));
                    used[c] = false;
                    more = true;
                }
            }
        }
        System.out.println(sb);
    }
}
