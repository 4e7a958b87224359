import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        byte[] s = System.in.readAllBytes();
        int[] code = new int[256];
        for (int c = '0'; c <= '9'; c++) code[c] = c;
        for (int c = 'a'; c <= 'z'; c++) code[c] = code[c - 32] = c;
        int i = 0, j = s.length - 1;
        boolean same = true;
        while (same && i < j) {
            if (code[s[i] & 255] == 0) i++;
            else if (code[s[j] & 255] == 0) j--;
            else same = code[s[i++] & 255] == code[s[j--] & 255];
        }
        System.out.println(same);
    }
}
