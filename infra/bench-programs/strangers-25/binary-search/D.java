import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int q = (int) st.nval;
        int[] sorted = new int[n];
        for (int i = 0; i < n; i++) {
            st.nextToken();
            sorted[i] = (int) st.nval;
        }
        // question value in the upper half, its number in the lower half
        long[] tickets = new long[q];
        for (int i = 0; i < q; i++) {
            st.nextToken();
            tickets[i] = ((long) st.nval << 20) + i;
        }
        Arrays.sort(tickets);
        int[] answer = new int[q];
        int p = 0;
        for (long t : tickets) {
            int value = (int) (t >> 20), who = (int) (t & ((1 << 20) - 1));
            while (p < n && sorted[p] < value) p++;
            answer[who] = p < n && sorted[p] == value ? p : -1;
        }
        StringBuilder sb = new StringBuilder();
        for (int r : answer) sb.append(r).append('\n');
        System.out.print(sb);
    }
}
