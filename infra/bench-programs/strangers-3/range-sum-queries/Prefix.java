import java.io.*;

class Prefix {
    public static void main(String[] args) throws IOException {
        StreamTokenizer z = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        z.nextToken(); int n = (int) z.nval;
        z.nextToken(); int q = (int) z.nval;
        long[] s = new long[n + 1];
        for (int i = 1; i <= n; i++) { z.nextToken(); s[i] = s[i - 1] + (long) z.nval; }
        PrintWriter w = new PrintWriter(System.out);
        while (q-- > 0) {
            z.nextToken(); int l = (int) z.nval;
            z.nextToken(); int r = (int) z.nval;
            w.println(s[r] - s[l - 1]);
        }
        w.flush();
    }
}
