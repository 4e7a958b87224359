import java.io.*;

public class w1 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int q = (int) in.nval;
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            values[i] = (int) in.nval;
        }
        long[] prefix = new long[n + 1];
        int running = 0;
        for (int i = 0; i < n; i++) {
            running += values[i];
            prefix[i + 1] = running;
        }
        PrintWriter out = new PrintWriter(System.out);
        while (q-- > 0) {
            in.nextToken();
            int l = (int) in.nval;
            in.nextToken();
            int r = (int) in.nval;
            out.println(prefix[r] - prefix[l - 1]);
        }
        out.flush();
    }
}
