import java.io.*;
import java.util.*;

public class C {
    static int[] bit;
    static int n, top;

    static void add(int i) {
        for (; i <= n; i += i & -i) bit[i]++;
    }

    static int kth(int k) {
        int p = 0;
        for (int s = top; s > 0; s >>= 1)
            if (p + s <= n && bit[p + s] < k) k -= bit[p += s];
        return p + 1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        st.nextToken();
        n = (int) st.nval;
        top = Integer.highestOneBit(n);
        long[] key = new long[n];
        for (int i = 0; i < n; i++) {
            st.nextToken();
            key[i] = ((long) st.nval << 20) | i;
        }
        Arrays.sort(key);
        int[] place = new int[n];
        for (int i = 0; i < n; i++) place[(int) (key[i] & 0xFFFFF)] = i + 1;
        bit = new int[n + 1];
        long sum = 0;
        for (int i = 0; i < n; i++) {
            add(place[i]);
            sum += key[kth(i / 2 + 1) - 1] >> 20;
        }
        System.out.println(sum);
    }
}
