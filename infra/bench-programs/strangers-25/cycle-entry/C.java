import java.io.*;
import java.util.stream.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        final int n = (int) in.nval;
        in.nextToken();
        final int start = (int) in.nval;
        final int[] arrow = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            arrow[i] = (int) in.nval;
        }

        int[] jump = arrow;
        for (int length = 1; length <= n; length <<= 1) {
            final int[] half = jump;
            jump = IntStream.rangeClosed(0, n).map(r -> half[half[r]]).toArray();
        }

        int inside = jump[start];
        if (inside == 0) {
            System.out.println(0);
            return;
        }
        boolean[] circle = new boolean[n + 1];
        for (int r = inside; !circle[r]; r = arrow[r]) circle[r] = true;
        int r = start;
        while (!circle[r]) r = arrow[r];
        System.out.println(r);
    }
}
