import java.io.*;
import java.util.*;

public class D {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int readInt() throws IOException {
        int b = in.read();
        while (b <= ' ') b = in.read();
        boolean neg = b == '-';
        if (neg) b = in.read();
        int r = 0;
        while (b >= '0') {
            r = r * 10 + b - '0';
            b = in.read();
        }
        return neg ? -r : r;
    }

    public static void main(String[] args) throws IOException {
        int n = readInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = readInt();
        int[] sorted = a.clone();
        Arrays.sort(sorted);
        int k = 0;
        for (int i = 0; i < n; i++)
            if (i == 0 || sorted[i] != sorted[i - 1]) sorted[k++] = sorted[i];

        int[] bit = new int[k + 1];
        int answer = 0;
        for (int x : a) {
            int rank = Arrays.binarySearch(sorted, 0, k, x) + 1;
            int len = 1;
            for (int j = rank - 1; j > 0; j &= j - 1) len = Math.max(len, bit[j] + 1);
            for (int j = rank; j <= k; j += j & -j) bit[j] = Math.max(bit[j], len);
            answer = Math.max(answer, len);
        }
        System.out.println(answer);
    }
}
