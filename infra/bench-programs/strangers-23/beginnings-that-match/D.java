import java.io.*;

public class D {
    static char[] w, p;
    static boolean[][] been;
    static int found = 0;

    static void go(int i, int j) {
        if (been[i][j]) return;
        been[i][j] = true;
        if (j == p.length) {
            found++;
            return;
        }
        if (p[j] == '*') {
            go(i, j + 1);
            if (i < w.length) go(i + 1, j);
        } else if (i < w.length && (p[j] == '?' || p[j] == w[i])) {
            go(i + 1, j + 1);
        }
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        w = in.readLine().trim().toCharArray();
        p = in.readLine().trim().toCharArray();
        been = new boolean[w.length + 1][p.length + 1];
        Thread t = new Thread(null, () -> go(0, 0), "deep", 1 << 26);
        t.start();
        t.join();
        System.out.println(found);
    }
}
