import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        byte[] in = System.in.readAllBytes();
        byte[] out = new byte[3 * in.length + 32];
        int len = 0, p = 0;
        boolean pack = in[0] == 'p';
        while (p < in.length && in[p] != '\n') p++;
        p++;
        if (pack) {
            int n = 0;
            while (p < in.length && in[p] > ' ') n = 10 * n + in[p++] - '0';
            while (n-- > 0) {
                while (in[p] <= ' ') p++;
                int start = p + 1;
                while (p < in.length && in[p] > ' ') p++;
                int size = p - 1 - start;
                for (byte d : Integer.toString(size).getBytes()) out[len++] = d;
                out[len++] = ':';
                System.arraycopy(in, start, out, len, size);
                len += size;
            }
            out[len++] = '\n';
            System.out.write(out, 0, len);
            System.out.flush();
            return;
        }
        int end = p;
        while (end < in.length && in[end] > ' ') end++;
        int count = 0;
        boolean broken = false;
        while (p < end) {
            int start = p;
            long size = 0;
            while (p < end && in[p] >= '0' && in[p] <= '9' && size <= end) size = 10 * size + in[p++] - '0';
            if (p == start || p == end || in[p] != ':' || in[start] == '0' && p > start + 1 || size > end - p - 1) {
                broken = true;
                break;
            }
            p++;
            out[len++] = '"';
            System.arraycopy(in, p, out, len, (int) size);
            len += (int) size;
            out[len++] = '"';
            out[len++] = '\n';
            p += (int) size;
            count++;
        }
        if (broken) {
            System.out.println("broken");
        } else {
            System.out.println(count);
            System.out.write(out, 0, len);
            System.out.flush();
        }
    }
}
