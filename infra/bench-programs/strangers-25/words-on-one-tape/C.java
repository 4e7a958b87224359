import java.io.*;

public class C {
    static byte[] in, out;
    static int o = 0;

    static void decimal(int v) {
        int w = 1;
        for (int x = v; x >= 10; x /= 10) w++;
        for (int i = o + w - 1; i >= o; i--, v /= 10) out[i] = (byte) ('0' + v % 10);
        o += w;
    }

    static int lineEnd(int p) {
        while (p < in.length && in[p] >= 32) p++;
        return p;
    }

    static int nextLine(int p) {
        while (p < in.length && in[p] != '\n') p++;
        return p + 1;
    }

    public static void main(String[] args) throws IOException {
        in = System.in.readAllBytes();
        out = new byte[2 * in.length + 64];
        int p = nextLine(0);
        boolean ok = true;
        if (in[0] == 'p') {
            int n = 0;
            for (; p < in.length && in[p] >= '0'; p++) n = n * 10 + in[p] - '0';
            for (; n > 0; n--) {
                p = nextLine(p);
                int e = lineEnd(p), len = e - p - 2;
                decimal(len);
                out[o++] = ':';
                System.arraycopy(in, p + 1, out, o, len);
                o += len;
                p = e;
            }
        } else {
            int e = Math.max(p, lineEnd(p));
            int count = 0, head = 16;
            o = head;
            while (p < e) {
                int q = p, len = 0;
                while (q < e && q - p < 7 && in[q] >= '0' && in[q] <= '9') len = len * 10 + in[q++] - '0';
                if (q == p || q >= e || in[q] != ':' || (in[p] == '0' && q - p > 1) || len > e - q - 1) {
                    ok = false;
                    break;
                }
                out[o++] = '"';
                System.arraycopy(in, q + 1, out, o, len);
                o += len;
                out[o++] = '"';
                out[o++] = '\n';
                count++;
                p = q + 1 + len;
            }
            if (!ok) {
                System.out.println("broken");
                return;
            }
            System.out.println(count);
            System.out.write(out, head, o - head);
            System.out.flush();
            return;
        }
        out[o++] = '\n';
        System.out.write(out, 0, o);
        System.out.flush();
    }
}
