import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        InputStream in = new BufferedInputStream(System.in);
        int[] surplus = new int[26];
        int change = 1;
        boolean inWord = false;
        for (int c = in.read(); c != -1; c = in.read()) {
            if (c >= 'a' && c <= 'z') {
                surplus[c - 'a'] += change;
                inWord = true;
            } else if (inWord) {
                change = -1;
            }
        }
        boolean same = true;
        for (int s : surplus) same &= s == 0;
        System.out.println(same);
    }
}
