import java.io.*;

public class Rows {
    private static final InputStream in = new BufferedInputStream(System.in, 8192);

    private static int firstByteOfToken() throws IOException {
        int c = in.read();
        while (c == ' ' || c == '\n' || c == '\r') c = in.read();
        int first = c;
        while (c > ' ') c = in.read();
        return first;
    }

    public static void main(String[] args) throws IOException {
        int k = 0;
        int c = in.read();
        while (c >= '0' && c <= '9') {
            k = k * 10 + (c - '0');
            c = in.read();
        }
        int depth = 0;
        long slots = 1;
        while (k > 0) {
            depth++;
            long below = 0;
            for (long s = 0; s < slots && k > 0; s++, k--) {
                if (firstByteOfToken() != 'n') below += 2;
            }
            slots = below;
        }
        System.out.println(depth);
    }
}
