import java.io.*;

/** Never builds an array: values go straight from the input bytes to the output bytes. */
public class C {
    public static void main(String[] args) throws IOException {
        byte[] in = System.in.readAllBytes();
        byte[] out = new byte[in.length + 4];
        int i = 0, o = 0, zeros = 0;
        while (in[i] <= ' ') i++;
        while (in[i] > ' ') i++; // skip n
        while (i < in.length) {
            while (i < in.length && in[i] <= ' ') i++;
            int start = i;
            while (i < in.length && in[i] > ' ') i++;
            int len = i - start;
            if (len == 0) break;
            if (len == 1 && in[start] == '0') {
                zeros++;
            } else {
                System.arraycopy(in, start, out, o, len);
                o += len;
                out[o++] = ' ';
            }
        }
        while (zeros-- > 0) {
            out[o++] = '0';
            out[o++] = ' ';
        }
        out[o - 1] = '\n';
        System.out.write(out, 0, o);
        System.out.flush();
    }
}
