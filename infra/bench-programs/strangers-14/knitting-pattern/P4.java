import java.io.*;

/** First pass: how long is everything? Second pass: fill one array, repetitions by doubling. */
public class P4 {
    static byte[] src, dst;
    static int at, to;

    static int number() {
        int x = 0;
        while (src[at] >= '0' && src[at] <= '9') x = 10 * x + src[at++] - '0';
        at++; // the bracket
        return x;
    }

    static int measure() {
        int len = 0;
        while (at < src.length && src[at] != ']') {
            if (src[at] >= 'a') {
                len++;
                at++;
            } else if (src[at] >= '0' && src[at] <= '9') {
                int times = number();
                len += times * measure();
            } else {
                at++;
            }
        }
        at++;
        return len;
    }

    static void fill() {
        while (at < src.length && src[at] != ']') {
            if (src[at] >= 'a') {
                dst[to++] = src[at++];
            } else if (src[at] >= '0' && src[at] <= '9') {
                int times = number(), start = to;
                fill();
                int have = to - start, want = have * times;
                while (have < want) {
                    int piece = Math.min(have, want - have);
                    System.arraycopy(dst, start, dst, start + have, piece);
                    have += piece;
                }
                to = start + want;
            } else {
                at++;
            }
        }
        at++;
    }

    public static void main(String[] args) throws IOException {
        src = System.in.readAllBytes();
        dst = new byte[measure() + 1];
        at = 0;
        fill();
        dst[to++] = '\n';
        System.out.write(dst, 0, to);
        System.out.flush();
    }
}
