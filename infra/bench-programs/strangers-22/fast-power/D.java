import java.io.*;

/** Works through the exponent as it is written, one decimal digit after the other. */
public class D {
    private static String open(String line) {
        String[] part = line.trim().split(" ");
        long m = Long.parseLong(part[2]);
        long[] small = new long[10];
        small[0] = 1 % m;
        long a = Long.parseLong(part[0]) % m;
        for (int i = 1; i < 10; i++) small[i] = small[i - 1] * a % m;

        long r = small[0];
        for (char c : part[1].toCharArray()) {
            long r2 = r * r % m;
            long r4 = r2 * r2 % m;
            long r8 = r4 * r4 % m;
            r = r8 * r2 % m * small[c - '0'] % m;
        }
        return Long.toString(r);
    }

    public static void main(String[] args) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        in.lines().skip(1).filter(s -> !s.isBlank()).map(D::open).forEach(out::println);
        out.flush();
    }
}
