import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        int[][] iv = new int[n][2];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            iv[i][0] = (int) in.nval;
            in.nextToken();
            iv[i][1] = (int) in.nval;
        }
        Arrays.sort(iv, Comparator.comparingInt(a -> a[0]));

        StringBuilder out = new StringBuilder();
        int start = iv[0][0];
        int end = iv[0][1];
        for (int i = 1; i < n; i++) {
            if (iv[i][0] <= iv[i - 1][1]) {
                end = Math.max(end, iv[i][1]);
            } else {
                out.append(start).append(' ').append(end).append('\n');
                start = iv[i][0];
                end = iv[i][1];
            }
        }
        out.append(start).append(' ').append(end).append('\n');
        System.out.print(out);
    }
}
