import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        int[] x = new int[n];
        for (int i = 0; i < n; i++) {
            st.nextToken();
            x[i] = (int) st.nval;
        }
        int[] sorted = x.clone();
        Arrays.sort(sorted);

        int top = Integer.highestOneBit(n);
        int[] count = new int[n + 1];
        long sum = 0;
        for (int i = 0; i < n; i++) {
            int rank = Arrays.binarySearch(sorted, x[i]) + 1;
            for (int k = rank; k <= n; k += k & -k) count[k]++;
            int want = i / 2;
            int pos = 0;
            for (int step = top; step > 0; step >>= 1) {
                if (pos + step <= n && count[pos + step] <= want) {
                    pos += step;
                    want -= count[pos];
                }
            }
            sum += sorted[pos];
        }
        System.out.println(sum);
    }
}
