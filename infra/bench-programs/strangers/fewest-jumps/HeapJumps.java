import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        PriorityQueue<int[]> pq = new PriorityQueue<>(Comparator.comparingInt((int[] p) -> p[0]));
        int last = -1;
        for (int i = 0; i < n; i++) {
            st.nextToken();
            int reach = i + (int) st.nval;
            while (!pq.isEmpty() && pq.peek()[1] < i) pq.poll();
            last = i == 0 ? 0 : pq.isEmpty() ? -1 : pq.peek()[0] + 1;
            if (last < 0) break;
            pq.offer(new int[]{last, reach});
        }
        System.out.println(last);
    }
}
