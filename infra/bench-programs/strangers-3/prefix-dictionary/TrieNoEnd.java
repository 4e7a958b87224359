import java.util.*;

public class TrieNoEnd {
    TrieNoEnd[] next = new TrieNoEnd[26];
    boolean end;

    TrieNoEnd walk(String w, boolean make) {
        TrieNoEnd x = this;
        for (int i = 0; i < w.length(); i++) {
            int c = w.charAt(i) - 'a';
            if (x.next[c] == null) {
                if (!make) return null;
                x.next[c] = new TrieNoEnd();
            }
            x = x.next[c];
        }
        return x;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        TrieNoEnd root = new TrieNoEnd();
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            String op = in.next(), w = in.next();
            if (op.equals("add")) root.walk(w, true).end = true;
            else sb.append(root.walk(w, false) != null).append('\n');
        }
        System.out.print(sb);
    }
}
