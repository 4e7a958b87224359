import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class D {
    interface Part { void knit(Loom loom); }

    static class Loom {
        byte[] cloth = new byte[1024];
        int used;
        void room(int more) {
            if (used + more > cloth.length) {
                cloth = Arrays.copyOf(cloth, Math.max(used + more, 2 * cloth.length));
            }
        }
        void add(byte[] from, int a, int b) {
            room(b - a);
            System.arraycopy(from, a, cloth, used, b - a);
            used += b - a;
        }
    }

    static byte[] src;
    static int at;

    static Part sequence() {
        List<Part> parts = new ArrayList<>();
        while (at < src.length && src[at] != ']') {
            if (src[at] >= 'a' && src[at] <= 'z') {
                int from = at;
                while (at < src.length && src[at] >= 'a') at++;
                int to = at;
                parts.add(l -> l.add(src, from, to));
            } else {
                int k = 0;
                for (; src[at] != '['; at++) k = 10 * k + src[at] - '0';
                at++;
                Part body = sequence();
                at++;
                int times = k;
                parts.add(l -> {
                    int begin = l.used;
                    body.knit(l);
                    int end = l.used;
                    for (int i = 1; i < times; i++) l.add(l.cloth, begin, end);
                });
            }
        }
        return l -> parts.forEach(p -> p.knit(l));
    }

    public static void main(String[] args) throws IOException {
        src = new String(System.in.readAllBytes(), StandardCharsets.US_ASCII).trim().getBytes(StandardCharsets.US_ASCII);
        Loom loom = new Loom();
        sequence().knit(loom);
        loom.add(new byte[]{'\n'}, 0, 1);
        System.out.write(loom.cloth, 0, loom.used);
        System.out.flush();
    }
}
