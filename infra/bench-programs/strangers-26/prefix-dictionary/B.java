import java.io.*;

public class B {
    static int[] child, sibling;
    static char[] letter;
    static boolean[] isWord;
    static int used = 1;

    static int find(int parent, char ch) {
        int v = child[parent];
        while (v != 0 && letter[v] != ch) v = sibling[v];
        return v;
    }

    static int descend(String w) {
        int v = 0;
        for (int i = 0; i < w.length(); i++) {
            v = find(v, w.charAt(i));
            if (v == 0) return -1;
        }
        return v;
    }

    static void insert(String w) {
        int v = 0;
        for (int i = 0; i < w.length(); i++) {
            int u = find(v, w.charAt(i));
            if (u == 0) {
                u = used++;
                letter[u] = w.charAt(i);
                sibling[u] = child[v];
                child[v] = u;
            }
            v = u;
        }
        isWord[v] = true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        int room = 20 * q + 1;
        child = new int[room];
        sibling = new int[room];
        letter = new char[room];
        isWord = new boolean[room];
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        while (q-- > 0) {
            String line = in.readLine().trim();
            int blank = line.indexOf(' ');
            String w = line.substring(blank + 1);
            switch (line.charAt(0)) {
                case 'a': insert(w); break;
                case 'h': {
                    int v = descend(w);
                    out.println(v > 0 && isWord[v]);
                    break;
                }
                default: out.println(descend(w) > 0);
            }
        }
        out.flush();
    }
}
