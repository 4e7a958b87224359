import java.io.*;

public class R3 {
    public static void main(String[] args) throws IOException {
        byte[] s = System.in.readAllBytes();
        byte[] out = new byte[500_001];
        int len = 0, depth = 0, num = 0;
        int[] from = new int[256], times = new int[256];
        for (byte b : s) {
            if (b >= '0' && b <= '9') num = num * 10 + b - '0';
            else if (b == '[') {
                from[depth] = len;
                times[depth++] = num;
                num = 0;
            } else if (b == ']') {
                int start = from[--depth], size = len - start;
                for (int k = 1; k < times[depth]; k++) {
                    System.arraycopy(out, start, out, len, size);
                    len += size;
                }
            } else if (b >= 'a' && b <= 'z') out[len++] = b;
        }
        out[len++] = '\n';
        System.out.write(out, 0, len);
        System.out.flush();
    }
}
