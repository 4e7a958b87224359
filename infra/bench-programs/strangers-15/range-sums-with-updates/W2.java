import java.io.*;

public class W2 {
    static final int B = 512;
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int readInt() throws IOException {
        int c = in.read();
        while (c != '-' && (c < '0' || c > '9')) c = in.read();
        boolean minus = c == '-';
        if (minus) c = in.read();
        int x = 0;
        while (c >= '0' && c <= '9') {
            x = x * 10 + c - '0';
            c = in.read();
        }
        return minus ? -x : x;
    }

    public static void main(String[] args) throws IOException {
        int n = readInt();
        int q = readInt();
        int[] box = new int[n];
        long[] block = new long[n / B + 1];
        for (int i = 0; i < n; i++) {
            box[i] = readInt();
            block[i / B] += box[i];
        }
        StringBuilder out = new StringBuilder();
        for (int e = 0; e < q; e++) {
            int kind = readInt();
            int x = readInt();
            int y = readInt();
            if (kind == 1) {
                box[x - 1] += y;
                block[(x - 1) / B] += y;
            } else {
                long sum = 0;
                int i = x - 1;
                while (i < y) {
                    if (i % B == 0 && i + B <= y) {
                        sum += block[i / B];
                        i += B;
                    } else {
                        sum += box[i++];
                    }
                }
                out.append(sum).append('\n');
            }
        }
        System.out.print(out);
    }
}
