import java.io.*;

public class C {
    static byte[] in;
    static int at = 0;
    static final ByteArrayOutputStream out = new ByteArrayOutputStream(1 << 16);

    static boolean visible() {
        return at < in.length && in[at] > ' ';
    }

    static int endOfLine() {
        int start = at;
        while (visible()) at++;
        int end = at;
        while (at < in.length && in[at] != '\n') at++;
        at++;
        return end - start;
    }

    static void text(String s) {
        for (int i = 0; i < s.length(); i++) out.write(s.charAt(i));
    }

    static void pack() {
        int from = at;
        int n = Integer.parseInt(new String(in, from, endOfLine()));
        while (n-- > 0) {
            from = at;
            int len = endOfLine() - 2;
            text(len + ":");
            out.write(in, from + 1, len);
        }
        out.write('\n');
    }

    // returns the number of words, or -1
    static int unpack(int end) {
        int count = 0;
        int i = at;
        while (i < end) {
            int first = i, len = 0;
            while (i < end && in[i] >= '0' && in[i] <= '9' && len < 10000000) len = 10 * len + in[i++] - '0';
            if (i == first || in[first] == '0' && i > first + 1) return -1;
            if (i == end || in[i] != ':') return -1;
            i++;
            if (len > end - i) return -1;
            out.write('"');
            out.write(in, i, len);
            out.write('"');
            out.write('\n');
            i += len;
            count++;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        in = System.in.readAllBytes();
        boolean packing = in[0] == 'p';
        endOfLine();
        if (packing) {
            pack();
        } else {
            int end = Math.min(at, in.length);
            while (end < in.length && in[end] > ' ') end++;
            int count = unpack(end);
            if (count < 0) {
                System.out.println("broken");
                return;
            }
            System.out.println(count);
        }
        out.writeTo(System.out);
        System.out.flush();
    }
}
