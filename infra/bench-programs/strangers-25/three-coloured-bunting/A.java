import java.io.IOException;

public class A {
    public static void main(String[] args) throws IOException {
        byte[] s = System.in.readAllBytes();
        int n = s.length;
        while (n > 0 && s[n - 1] < 'a') n--;
        int r = 0, w = 0;
        for (int i = 0; i < n; i++) {
            if (s[i] == 'r') r++;
            else if (s[i] == 'w') w++;
        }
        int outOfRed = 0, wInBlue = 0, bInWhite = 0;
        for (int i = 0; i < n; i++) {
            if (i < r) outOfRed += s[i] == 'r' ? 0 : 1;
            else if (i < r + w) bInWhite += s[i] == 'b' ? 1 : 0;
            else wInBlue += s[i] == 'w' ? 1 : 0;
        }
        System.out.println(outOfRed + Math.max(wInBlue, bInWhite));
    }
}
