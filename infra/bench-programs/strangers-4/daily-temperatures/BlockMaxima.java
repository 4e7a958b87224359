import java.io.*;
import java.util.*;

public class BlockMaxima {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));
        st.nextToken();
        int n = (int) st.nval;
        int[] t = new int[n];
        int size = Math.max(1, (int) Math.sqrt(n));
        int[] top = new int[n / size + 1];
        Arrays.fill(top, Integer.MIN_VALUE);
        for (int i = 0; i < n; i++) {
            st.nextToken();
            t[i] = (int) st.nval;
            top[i / size] = Math.max(top[i / size], t[i]);
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int j = i + 1;
            while (j < n && t[j] <= t[i]) {
                if (j % size == 0 && top[j / size] <= t[i]) j += size;
                else j++;
            }
            sb.append(j < n ? j - i : 0).append(i + 1 < n ? " " : "\n");
        }
        System.out.print(sb);
    }
}
