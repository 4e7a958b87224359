import java.io.*;

public class A {
    static InputStream in = new BufferedInputStream(System.in, 8192);

    static int number() throws IOException {
        int b;
        do b = in.read(); while (b < '0');
        int v = 0;
        for (; b >= '0'; b = in.read()) v = 10 * v + (b & 15);
        return v;
    }

    public static void main(String[] a) throws IOException {
        long odd = 0, even = 0;
        for (int i = number(); i > 0; i--) {
            int x = number();
            if ((i & 1) == 1) odd = Math.max(odd + x, even);
            else even = Math.max(even + x, odd);
        }
        System.out.println(Math.max(odd, even));
    }
}
