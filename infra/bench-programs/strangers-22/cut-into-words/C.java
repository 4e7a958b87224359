import java.io.*;
import java.util.*;

public class C {
    static class Trie {
        Trie[] kids = new Trie[26];
        boolean word;

        void add(String s, int at) {
            if (at == s.length()) {
                word = true;
                return;
            }
            int c = s.charAt(at) - 'a';
            if (kids[c] == null) kids[c] = new Trie();
            kids[c].add(s, at + 1);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        in.readLine();
        Trie root = new Trie();
        StringTokenizer st = new StringTokenizer(in.readLine());
        while (st.hasMoreTokens()) root.add(st.nextToken(), 0);

        int n = text.length(), INF = 1 << 29;
        int[] need = new int[n + 1];
        for (int i = n - 1; i >= 0; i--) {
            need[i] = INF;
            Trie t = root;
            for (int j = i; j < n; j++) {
                t = t.kids[text.charAt(j) - 'a'];
                if (t == null) break;
                if (t.word) need[i] = Math.min(need[i], 1 + need[j + 1]);
            }
        }
        System.out.println(need[0] >= INF ? -1 : need[0]);
    }
}
