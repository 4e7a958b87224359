import java.io.*;
import java.util.*;

public class W2 {
    static long[] keys;
    static int n;

    static StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));

    static int read() throws IOException {
        st.nextToken();
        return (int) st.nval;
    }

    // line of the card with this number
    static int find(int number) {
        int lo = 0, hi = n - 1;
        while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            if (keys[mid] / n < number) {
                lo = mid + 1;
            } else {
                hi = mid;
            }
        }
        return (int) (keys[lo] % n);
    }

    public static void main(String[] args) throws IOException {
        n = read();
        int first = read();
        keys = new long[n];
        int[] picture = new int[n];
        int[] next = new int[n];
        int[] hint = new int[n];
        for (int i = 0; i < n; i++) {
            int number = read();
            keys[i] = number * n + i;
            picture[i] = read();
            next[i] = read();
            hint[i] = read();
        }
        Arrays.sort(keys);

        int[] newNumber = new int[n];
        int[] trail = new int[n];
        int length = 0;
        int cur = first;
        while (cur != 0) {
            int line = find(cur);
            trail[length++] = line;
            newNumber[line] = length;
            cur = next[line];
        }

        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < length; i++) {
            int line = trail[i];
            sb.append(picture[line]).append(' ');
            sb.append(i + 1 < length ? i + 2 : 0).append(' ');
            sb.append(hint[line] == 0 ? 0 : newNumber[find(hint[line])]).append('\n');
        }
        System.out.print(sb);
    }
}
