import java.io.*;

public class D {
    static InputStream in = new BufferedInputStream(System.in, 1 << 15);
    static boolean[][] less = new boolean[26][26];
    static boolean[] occurs = new boolean[26];

    static int read(byte[] into) throws IOException {
        int c = in.read(), len = 0;
        while (c == '\n' || c == '\r' || c == ' ') c = in.read();
        while (c > ' ') {
            into[len++] = (byte) c;
            c = in.read();
        }
        return len;
    }

    public static void main(String[] args) throws IOException {
        byte[] old = new byte[64], cur = new byte[64];
        int digits = read(cur), n = Integer.parseInt(new String(cur, 0, digits));
        int oldLen = 0;
        boolean broken = false;
        for (int i = 0; i < n; i++) {
            int len = read(cur);
            for (int j = 0; j < len; j++) occurs[cur[j] - 'a'] = true;
            int j = 0;
            while (j < len && j < oldLen && cur[j] == old[j]) j++;
            if (j < oldLen) {
                if (j == len) broken = true;
                else less[old[j] - 'a'][cur[j] - 'a'] = true;
            }
            byte[] t = old;
            old = cur;
            cur = t;
            oldLen = len;
        }
        String answer = "";
        for (boolean moved = true; moved; ) {
            moved = false;
            search:
            for (int c = 0; c < 26; c++) {
                if (!occurs[c]) continue;
                for (int b = 0; b < 26; b++) if (occurs[b] && less[b][c]) continue search;
                answer += (char) ('a' + c);
                occurs[c] = false;
                moved = true;
                break;
            }
        }
        for (boolean b : occurs) broken |= b;
        System.out.println(broken ? "impossible" : answer);
    }
}
