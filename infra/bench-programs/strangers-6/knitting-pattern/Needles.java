import java.io.*;
import java.util.*;

public class Needles {
    static byte[] cloth = new byte[64];
    static int used = 0;

    static void room(int more) {
        int want = used + more;
        if (want > cloth.length) cloth = Arrays.copyOf(cloth, Math.max(want, 2 * cloth.length));
    }

    public static void main(String[] args) throws IOException {
        InputStream in = new BufferedInputStream(System.in);
        Deque<int[]> open = new ArrayDeque<>();
        int number = 0;
        for (int ch = in.read(); ch > ' '; ch = in.read()) {
            switch (ch) {
                case '[' -> {
                    open.push(new int[] {used, number});
                    number = 0;
                }
                case ']' -> {
                    int[] o = open.pop();
                    int piece = used - o[0];
                    for (int again = 1; again < o[1]; again++) {
                        room(piece);
                        System.arraycopy(cloth, o[0], cloth, used, piece);
                        used += piece;
                    }
                }
                default -> {
                    if (ch <= '9') {
                        number = 10 * number + (ch - '0');
                    } else {
                        room(1);
                        cloth[used++] = (byte) ch;
                    }
                }
            }
        }
        System.out.write(cloth, 0, used);
        System.out.println();
    }
}
