import java.io.*;

public class B {
    final String a, b, c;
    final Boolean[][] memo;

    B(String a, String b, String c) {
        this.a = a;
        this.b = b;
        this.c = c;
        memo = new Boolean[a.length() + 1][b.length() + 1];
    }

    boolean rest(int i, int j) {
        if (i + j == c.length()) return true;
        if (memo[i][j] != null) return memo[i][j];
        char note = c.charAt(i + j);
        boolean r = i < a.length() && a.charAt(i) == note && rest(i + 1, j)
                 || j < b.length() && b.charAt(j) == note && rest(i, j + 1);
        return memo[i][j] = r;
    }

    static String line(BufferedReader in) throws IOException {
        String s = in.readLine();
        return s == null ? "" : s.trim();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(line(in));
        while (q-- > 0) {
            String a = line(in), b = line(in), c = line(in);
            System.out.println(a.length() + b.length() == c.length() && new B(a, b, c).rest(0, 0));
        }
    }
}
