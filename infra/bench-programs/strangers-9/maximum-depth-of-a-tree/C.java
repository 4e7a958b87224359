import java.io.*;

/** Own byte reader; depth of the child = depth of the parent + 1, parents in reading order. */
public class C {
    static final DataInputStream IN = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
    static int last;

    static int word() throws IOException { // returns the first byte of the next word, or -1
        int c = IN.read();
        while (c == ' ' || c == '\n' || c == '\r') c = IN.read();
        int first = c;
        last = 0;
        while (c > ' ') {
            last = last * 10 + (c - '0');
            c = IN.read();
        }
        return first;
    }

    public static void main(String[] args) throws IOException {
        word();
        int k = last;
        if (k == 0) {
            System.out.println(0);
            return;
        }
        short[] depth = new short[k];
        int nodes = 1;
        word();
        depth[0] = 1;
        for (int i = 0; i < k - 1; i++) {
            if (word() != 'n') depth[nodes++] = (short) (depth[i / 2] + 1);
        }
        System.out.println(depth[nodes - 1]);
    }
}
