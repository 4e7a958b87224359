import java.io.*;

public class B {
    public static void main(String[] args) throws IOException {
        final int mod = 1_000_000_007;
        byte[] chunk = new byte[8192];
        int before = 0, now = 1, last = 9;
        for (int got; (got = System.in.read(chunk)) > 0; ) {
            for (int i = 0; i < got; i++) {
                int d = chunk[i] - '0';
                if (d < 0 || d > 9) continue;
                int next = 0;
                if (d != 0) next = now;
                if (last == 1 || last == 2 && d <= 6) next += before;
                if (next >= mod) next -= mod;
                before = now;
                now = next;
                last = d;
            }
        }
        System.out.println(now);
    }
}
