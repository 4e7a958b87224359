import java.io.IOException;
import java.io.InputStream;

public class C {
    public static void main(String[] args) throws IOException {
        InputStream in = System.in;
        byte[] chunk = new byte[8192];
        int[] withBit = new int[41];
        long value = 0;
        boolean inside = false, first = true;
        int got;
        while ((got = in.read(chunk)) > 0) {
            for (int i = 0; i < got; i++) {
                int c = chunk[i];
                if (c >= '0' && c <= '9') {
                    value = 10 * value + (c - '0');
                    inside = true;
                } else if (inside) {
                    if (!first) tally(withBit, value);
                    first = false;
                    inside = false;
                    value = 0;
                }
            }
        }
        if (inside && !first) tally(withBit, value);
        int bit = 40;
        while (bit >= 0 && withBit[bit] % 2 == 0) bit--;
        System.out.println(bit < 0 ? 0 : withBit[bit]);
    }

    private static void tally(int[] withBit, long v) {
        for (int b = 0; v != 0; b++, v >>>= 1) withBit[b] += (int) (v & 1);
    }
}
