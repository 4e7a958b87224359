import java.io.*;

public class W1 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String a = line(in);
        String b = line(in);
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                int swap = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                d[i][j] = Math.min(d[i - 1][j - 1] + swap,
                        1 + Math.min(d[i - 1][j], d[i][j - 1]));
            }
        }
        System.out.println(d[a.length()][b.length()]);
    }

    static String line(BufferedReader in) throws IOException {
        String s = in.readLine();
        return s == null ? "" : s.trim();
    }
}
