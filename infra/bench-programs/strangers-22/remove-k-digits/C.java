import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        byte[] b = System.in.readAllBytes();
        int n = 0;
        while (b[n] >= '0') n++;
        int p = n;
        while (b[p] < '0') p++;
        int k = 0;
        while (p < b.length && b[p] >= '0') k = 10 * k + b[p++] - '0';

        int keep = n - k, top = 0;          // the stack lies in the same array
        for (int i = 0; i < n; i++) {
            byte c = b[i];
            while (k > 0 && top > 0 && b[top - 1] > c) { top--; k--; }
            b[top++] = c;
        }
        int from = 0;
        while (from < keep && b[from] == '0') from++;
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false);
        if (from >= keep) out.write('0');
        else out.write(b, from, keep - from);
        out.write('\n');
        out.flush();
    }
}
