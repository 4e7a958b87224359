import java.io.*;
import java.util.*;

public class P5 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int m = (int) st.nval;
        st.nextToken();
        long k = (long) st.nval;
        long[] bag = new long[n];
        long[] hat = new long[m];
        for (int i = 0; i < n; i++) { st.nextToken(); bag[i] = (long) st.nval; }
        for (int i = 0; i < m; i++) { st.nextToken(); hat[i] = (long) st.nval; }
        // the classic: a heap with the next pair of each row
        PriorityQueue<long[]> heap = new PriorityQueue<>((x, y) -> Long.compare(x[0], y[0]));
        for (int i = 0; i < n; i++) {
            heap.add(new long[] {bag[i] + hat[0], i, 0});
        }
        while (--k > 0) {
            long[] top = heap.poll();
            int i = (int) top[1], j = (int) top[2] + 1;
            if (j < m) heap.add(new long[] {bag[i] + hat[j], i, j});
        }
        System.out.println(heap.peek()[0]);
    }
}
