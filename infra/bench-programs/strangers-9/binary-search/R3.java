import java.io.*;
import java.util.*;

// offline: sort the questions, then walk through both lists like in merge sort
public class R3 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int q = (int) st.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            st.nextToken();
            a[i] = (int) st.nval;
        }
        long[] questions = new long[q];
        for (int i = 0; i < q; i++) {
            st.nextToken();
            long shifted = (long) st.nval + 10_000_000L;
            questions[i] = shifted << 20 | i;
        }
        Arrays.sort(questions);
        int[] answer = new int[q];
        int p = 0;
        for (long code : questions) {
            int value = (int) (code >> 20) - 10_000_000;
            int id = (int) (code & ((1 << 20) - 1));
            while (p < n && a[p] < value) p++;
            answer[id] = p < n && a[p] == value ? p : -1;
        }
        StringBuilder sb = new StringBuilder();
        for (int x : answer) sb.append(x).append('\n');
        System.out.print(sb);
    }
}
