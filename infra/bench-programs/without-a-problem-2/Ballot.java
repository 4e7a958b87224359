import java.io.*;

public class Ballot {
    static final DataInputStream IN = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int next() throws IOException {
        int b = IN.read();
        while (b != '-' && (b < '0' || b > '9')) b = IN.read();
        boolean neg = b == '-';
        if (neg) b = IN.read();
        int v = 0;
        while (b >= '0' && b <= '9') {
            v = v * 10 + b - '0';
            b = IN.read();
        }
        return neg ? -v : v;
    }

    public static void main(String[] args) throws IOException {
        int n = next(), who = 0, lead = 0, changes = 0;
        for (int i = 0; i < n; i++) {
            int vote = next();
            if (lead == 0) {
                if (i > 0 && vote != who) changes++;
                who = vote;
                lead = 1;
            } else lead += vote == who ? 1 : -1;
        }
        System.out.println(who + " " + lead + " " + changes);
    }
}
