import java.io.*;
import java.util.*;

public class K01 {
    static int[][] go = new int[1024][];
    static int[] pass = new int[1024];
    static int nodes = 1;

    static void add(String w) {
        int v = 0;
        for (int i = 0; i < w.length(); i++) {
            int c = w.charAt(i) - 'a';
            if (go[v] == null) go[v] = new int[26];
            if (go[v][c] == 0) {
                if (nodes == go.length) {
                    go = Arrays.copyOf(go, nodes * 2);
                    pass = Arrays.copyOf(pass, nodes * 2);
                }
                go[v][c] = nodes++;
            }
            v = go[v][c];
            pass[v]++;
        }
    }

    static int shortest(String w) {
        int v = 0;
        for (int i = 0; i < w.length(); i++) {
            v = go[v][w.charAt(i) - 'a'];
            if (pass[v] == 1) return i + 1;
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        String[] w = new String[q];
        for (int i = 0; i < q; i++) add(w[i] = br.readLine().trim());
        PrintWriter pw = new PrintWriter(System.out);
        for (String s : w) pw.println(shortest(s));
        pw.flush();
    }
}
