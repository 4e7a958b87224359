import java.io.*;

public class A {
    private static final byte[] block = new byte[8192];
    private static int have = 0, used = 0;

    private static int next() throws IOException {
        if (used == have) {
            have = System.in.read(block);
            used = 0;
            if (have < 1) return -1;
        }
        return block[used++];
    }

    private static int number() throws IOException {
        int c;
        do c = next(); while (c <= ' ');
        int v = 0;
        for (; c > ' '; c = next()) v = v * 10 + (c & 15);
        return v;
    }

    public static void main(String[] args) throws IOException {
        int days = number();
        int cheapest = Integer.MAX_VALUE, gain = 0;
        while (days-- > 0) {
            int price = number();
            if (price < cheapest) cheapest = price;
            else if (price - cheapest > gain) gain = price - cheapest;
        }
        System.out.println(gain);
    }
}
