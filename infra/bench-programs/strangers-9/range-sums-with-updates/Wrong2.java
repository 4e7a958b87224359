import java.io.*;
import java.util.*;

public class Wrong2 {
    static final int SIZE = 512;

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        int[] coins = new int[n];
        long[] block = new long[n / SIZE + 1];
        for (int i = 0; i < n; i++) {
            coins[i] = nextInt(in);
            block[i / SIZE] += coins[i];
        }
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            int kind = nextInt(in), a = nextInt(in) - 1, b = nextInt(in);
            if (kind == 1) {
                coins[a] += b;
                block[a / SIZE] += b;
                continue;
            }
            long sum = 0;
            int i = a;
            while (i < b) {
                if (i % SIZE == 0 && i + SIZE <= b) {
                    sum += block[i / SIZE];
                    i += SIZE;
                } else {
                    sum += coins[i++];
                }
            }
            sb.append(sum).append('\n');
        }
        System.out.print(sb);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
