import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        long hi = (long) in.nval, lo = hi, best = hi;
        for (int i = 1; i < n; i++) {
            in.nextToken();
            long x = (long) in.nval;
            long p = hi * x, q = lo * x;
            hi = Math.max(x, Math.max(p, q));
            lo = Math.min(x, Math.min(p, q));
            if (hi > best) best = hi;
        }
        System.out.println(best);
    }
}
