import java.io.*;

public class C {
    static String a, b;
    static short[][] memo;

    // changes needed for the tails a[i..] and b[j..]
    static int go(int i, int j) {
        if (i == a.length()) return b.length() - j;
        if (j == b.length()) return a.length() - i;
        if (memo[i][j] > 0) return memo[i][j] - 1;
        int r;
        if (a.charAt(i) == b.charAt(j)) {
            r = go(i + 1, j + 1);
        } else {
            r = 1 + Math.min(go(i + 1, j + 1), Math.min(go(i + 1, j), go(i, j + 1)));
        }
        memo[i][j] = (short) (r + 1);
        return r;
    }

    static String line(BufferedReader in) throws IOException {
        String s = in.readLine();
        return s == null ? "" : s;
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        a = line(in);
        b = line(in);
        memo = new short[a.length()][b.length()];
        Thread t = new Thread(null, () -> System.out.println(go(0, 0)), "deep", 1 << 26);
        t.start();
        t.join();
    }
}
