import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 15));
        int left = readInt(in);
        int[] ones = new int[33];
        while (left-- > 0) {
            int v = readInt(in);
            for (int b = 0; b < 32; b++) ones[b] += v >>> b & 1;
        }
        int result = 0;
        for (int b = 0; b < 32; b++)
            if (ones[b] % 2 == 1) result |= 1 << b;
        System.out.println(result);
    }

    private static int readInt(InputStream in) throws IOException {
        int ch = in.read();
        while (ch <= ' ') ch = in.read();
        int sign = 1;
        if (ch == '-') {
            sign = -1;
            ch = in.read();
        }
        int v = 0;
        for (; ch >= '0'; ch = in.read()) v = v * 10 + (ch - '0');
        return sign * v;
    }
}
