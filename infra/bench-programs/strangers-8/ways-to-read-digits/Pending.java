import java.io.*;

/** reads one byte at a time; knows how many readings are complete and how many wait after a 1 or a 2 */
public class Pending {
    static final int P = 1_000_000_007;

    public static void main(String[] args) throws IOException {
        InputStream in = new BufferedInputStream(System.in, 1 << 16);
        int whole = 1, one = 0, two = 0;
        for (int c; (c = in.read()) >= '0'; ) {
            int d = c - '0';
            int next = one;
            if (d > 0) next = (next + whole) % P;
            if (d <= 6) next = (next + two) % P;
            one = d == 1 ? whole : 0;
            two = d == 2 ? whole : 0;
            whole = next;
        }
        System.out.println(whole);
    }
}
