import java.io.*;

public class ByteTable {
    final String s, t;
    final byte[][] memo;   // 0 = not known yet, otherwise length + 1

    ByteTable(String s, String t) {
        this.s = s;
        this.t = t;
        memo = new byte[s.length() + 1][t.length() + 1];
        for (int i = s.length(); i >= 0; i--)
            for (int j = t.length(); j >= 0; j--) memo[i][j] = (byte) (1 + cell(i, j));
    }

    int cell(int i, int j) {
        if (i == s.length() || j == t.length()) return 0;
        if (s.charAt(i) == t.charAt(j)) return memo[i + 1][j + 1];
        return Math.max(memo[i + 1][j], memo[i][j + 1]) - 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(new ByteTable(r.readLine().trim(), r.readLine().trim()).memo[0][0] - 1);
    }
}
