import java.io.*;

public class B {
    public static void main(String[] args) throws IOException {
        InputStream in = new BufferedInputStream(System.in, 1 << 14);
        OutputStream out = new BufferedOutputStream(System.out, 1 << 14);
        int k = 0, ch = in.read();
        while (ch <= ' ') ch = in.read();
        for (; ch > ' '; ch = in.read()) k = 10 * k + ch - '0';

        int slots = 1;      // tokens of this level that are still to come
        int nodes = 0;      // nodes seen on this level
        while (k-- > 0) {
            while (ch <= ' ') ch = in.read();
            boolean real = ch != 'n';
            if (real && nodes++ > 0) out.write(' ');
            for (; ch > ' '; ch = in.read())
                if (real) out.write(ch);
            if (--slots == 0 || k == 0) {
                out.write('\n');
                slots = 2 * nodes;
                nodes = 0;
            }
        }
        out.flush();
    }
}
