import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        InputStream in = new BufferedInputStream(System.in);
        int[] surplus = new int[128];
        int sign = 1, b, read = 0;
        while ((b = in.read()) != -1) {
            if (b >= 'a' && b <= 'z') {
                surplus[b] += sign;
                read++;
            } else if (b == '\n' && read > 0) {
                sign = -1;
            }
        }
        int bad = 0;
        for (int x : surplus) bad |= x;
        System.out.println(bad == 0);
    }
}
