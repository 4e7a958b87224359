import java.io.*;

public class D {
    static final InputStream in = new BufferedInputStream(System.in, 1 << 15);
    static final byte[] word = new byte[16];
    static int length;

    static boolean token() throws IOException {
        int b = in.read();
        while (b >= 0 && b <= ' ') b = in.read();
        length = 0;
        while (b > ' ') {
            word[length++] = (byte) b;
            b = in.read();
        }
        return length > 0;
    }

    public static void main(String[] args) throws IOException {
        OutputStream out = new BufferedOutputStream(System.out, 1 << 15);
        token();
        int left = 1, nodes = 0;
        while (token()) {
            if (word[0] != 'n') {
                if (nodes > 0) out.write(' ');
                out.write(word, 0, length);
                nodes++;
            }
            if (--left == 0) {
                out.write('\n');
                left = 2 * nodes;
                nodes = 0;
            }
        }
        if (nodes > 0) out.write('\n');
        out.flush();
    }
}
