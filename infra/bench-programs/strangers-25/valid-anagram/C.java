import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        InputStream in = new BufferedInputStream(System.in, 4096);
        int[] balance = new int[26];
        int sign = 1;
        for (int c; (c = in.read()) != -1; ) {
            if (c == '\n') sign = -1;
            else if (c >= 'a') balance[c - 'a'] += sign;
        }
        int wrong = 0;
        for (int x : balance) wrong |= x;
        System.out.println(wrong == 0);
    }
}
