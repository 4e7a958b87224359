import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[] w = in.readLine().trim().toCharArray();
        char[] p = in.readLine().trim().toCharArray();
        boolean[][] match = new boolean[p.length + 1][w.length + 1];
        match[0][0] = true;
        for (int j = 1; j <= p.length; j++) {
            char ch = p[j - 1];
            for (int i = 0; i <= w.length; i++) {
                if (ch == '*') {
                    match[j][i] = match[j - 1][i] || (i > 0 && match[j][i - 1]);
                } else if (i > 0 && (ch == '?' || ch == w[i - 1])) {
                    match[j][i] = match[j - 1][i - 1];
                }
            }
        }
        int total = 0;
        for (boolean b : match[p.length]) if (b) total++;
        System.out.println(total);
    }
}
