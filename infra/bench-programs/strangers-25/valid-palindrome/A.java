import java.io.IOException;

public class A {
    public static void main(String[] args) throws IOException {
        byte[] s = System.in.readAllBytes();
        byte[] norm = new byte[128];
        for (char c = '0'; c <= '9'; c++) norm[c] = (byte) c;
        for (char c = 'a'; c <= 'z'; c++) norm[c] = norm[c - 32] = (byte) c;
        boolean ok = true;
        for (int i = 0, j = s.length - 1; i < j && ok; ) {
            if (norm[s[i]] == 0) i++;
            else if (norm[s[j]] == 0) j--;
            else ok = norm[s[i++]] == norm[s[j--]];
        }
        System.out.println(ok);
    }
}
