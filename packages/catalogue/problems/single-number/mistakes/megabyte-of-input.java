import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        byte[] buf = new byte[1 << 20];
        int len = new DataInputStream(System.in).readNBytes(buf, 0, buf.length);
        int x = 0, r = 0, count = 0;
        boolean neg = false, in = false;
        for (int i = 0; i <= len; i++) {
            int c = i < len ? buf[i] : ' ';
            if (c == '-') neg = true;
            else if (c >= '0' && c <= '9') { x = x * 10 + c - '0'; in = true; }
            else if (in) {
                if (count++ > 0) r ^= neg ? -x : x;
                x = 0;
                neg = in = false;
            }
        }
        System.out.println(r);
    }
}
