import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int q = (int) in.nval;
        int side = Math.max(1, (int) Math.sqrt(n));
        int[] a = new int[n];
        long[] block = new long[n / side + 1];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            a[i] = (int) in.nval;
            block[i / side] += a[i];
        }
        while (q-- > 0) {
            in.nextToken();
            int l = (int) in.nval - 1;
            in.nextToken();
            int r = (int) in.nval;
            long s = 0;
            while (l < r && l % side != 0) s += a[l++];
            while (l + side <= r) {
                s += block[l / side];
                l += side;
            }
            while (l < r) s += a[l++];
            out.println(s);
        }
        out.flush();
    }
}
