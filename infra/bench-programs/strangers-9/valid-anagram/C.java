import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        // one balance per letter; first word adds, second word takes away
        int[] balance = new int[26];
        int sign = 1, c;
        InputStream in = new BufferedInputStream(System.in);
        while ((c = in.read()) >= 0) {
            if (c == '\n') sign = -1;
            else if (c >= 'a' && c <= 'z') balance[c - 'a'] += sign;
        }
        boolean ok = true;
        for (int b : balance) ok &= b == 0;
        System.out.println(ok);
    }
}
