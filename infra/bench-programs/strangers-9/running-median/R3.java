import java.io.*;
import java.util.*;

/** Square root decomposition over the ranks. */
public class R3 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        long[] code = new long[n];
        for (int i = 0; i < n; i++) {
            st.nextToken();
            code[i] = ((long) st.nval << 20) + i;
        }
        Arrays.sort(code);
        int[] rank = new int[n];
        for (int i = 0; i < n; i++) rank[(int) (code[i] & 0xFFFFF)] = i;
        int block = (int) Math.sqrt(n) + 1;
        int[] inBlock = new int[n / block + 1];
        boolean[] here = new boolean[n];
        long sum = 0;
        for (int i = 0; i < n; i++) {
            here[rank[i]] = true;
            inBlock[rank[i] / block]++;
            int left = i / 2; // so many present ranks are smaller than the median
            int b = 0;
            while (inBlock[b] <= left) left -= inBlock[b++];
            int p = b * block;
            while (true) {
                if (here[p] && left-- == 0) break;
                p++;
            }
            sum += code[p] >> 20;
        }
        System.out.println(sum);
    }
}
