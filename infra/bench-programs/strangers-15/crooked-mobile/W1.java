import java.io.*;

public class W1 {
    static int[] left, right;
    static int crooked = 0;

    static int measure(int bar) {
        if (bar == 0) return 0;
        int a = measure(left[bar]);
        int b = measure(right[bar]);
        if (Math.abs(a - b) > 1) crooked++;
        return 1 + a + b;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken();
        int n = (int) in.nval;
        left = new int[n + 1];
        right = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            left[i] = (int) in.nval;
            in.nextToken();
            right[i] = (int) in.nval;
        }
        measure(1);
        System.out.println(crooked);
    }
}
