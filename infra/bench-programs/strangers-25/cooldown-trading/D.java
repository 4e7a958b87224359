import java.io.*;

public class D {
    public static void main(String[] a) throws IOException {
        StreamTokenizer s = new StreamTokenizer(new BufferedInputStream(System.in));
        s.nextToken();
        int n = (int) s.nval;
        long old = 0, now = 0, own = Long.MIN_VALUE;
        while (n-- > 0) {
            s.nextToken();
            long p = (long) s.nval;
            own = Math.max(own, old - p);
            old = now;
            now = Math.max(now, own + p);
        }
        System.out.println(now);
    }
}
