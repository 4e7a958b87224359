import java.io.*;

public class P5 {
    static boolean check(String a, int i, String b, int j, String c) {
        if (i == a.length() && j == b.length()) {
            return true;
        }
        char ch = c.charAt(i + j);
        if (i < a.length() && a.charAt(i) == ch && check(a, i + 1, b, j, c)) {
            return true;
        }
        return j < b.length() && b.charAt(j) == ch && check(a, i, b, j + 1, c);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        while (q-- > 0) {
            String[] s = new String[3];
            for (int k = 0; k < 3; k++) {
                s[k] = br.readLine();
                if (s[k] == null) s[k] = "";
                s[k] = s[k].trim();
            }
            if (s[0].length() + s[1].length() != s[2].length()) {
                System.out.println(false);
            } else {
                System.out.println(check(s[0], 0, s[1], 0, s[2]));
            }
        }
    }
}
