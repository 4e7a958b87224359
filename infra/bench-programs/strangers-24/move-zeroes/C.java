import java.io.*;

public class C {
    static byte[] in;
    static int at;

    static int number() {
        while (in[at] <= ' ') at++;
        boolean minus = in[at] == '-';
        if (minus) at++;
        int x = 0;
        while (at < in.length && in[at] > ' ') x = x * 10 + (in[at++] & 15);
        return minus ? -x : x;
    }

    public static void main(String[] args) throws IOException {
        in = System.in.readAllBytes();
        int[] a = new int[number()];
        for (int i = 0; i < a.length; i++) a[i] = number();
        int write = 0;
        for (int read = 0; read < a.length; read++)
            if (a[read] != 0) a[write++] = a[read];
        while (write < a.length) a[write++] = 0;
        StringBuilder sb = new StringBuilder();
        for (int x : a) sb.append(x).append(' ');
        sb.setLength(sb.length() - 1);
        System.out.println(sb);
    }
}
