import java.io.*;
import java.util.*;

public class P4 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        long[] a = new long[n];
        int size = (int) Math.ceil(Math.sqrt(n));
        int blocks = (n + size - 1) / size;
        long[] block = new long[blocks];
        Arrays.fill(block, 1L);
        for (int i = 0; i < n; i++) {
            in.nextToken();
            a[i] = (long) in.nval;
            block[i / size] *= a[i];
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            long p = 1;
            int mine = i / size;
            // the other blocks as a whole ...
            for (int b = 0; b < blocks; b++) {
                if (b != mine) p *= block[b];
            }
            // ... and my own one element by element
            int end = Math.min(n, (mine + 1) * size);
            for (int j = mine * size; j < end; j++) {
                if (j != i) p *= a[j];
            }
            sb.append(p).append(i + 1 < n ? ' ' : '\n');
        }
        System.out.print(sb);
    }
}
