import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int k = (int) st.nval;
        Map<Integer, Integer> count = new HashMap<>();
        for (int i = 0; i < n; i++) {
            st.nextToken();
            count.merge((int) st.nval, 1, Integer::sum);
        }
        PriorityQueue<Integer> pq = new PriorityQueue<>(Comparator.comparing(count::get));
        for (int v : count.keySet()) {
            pq.add(v);
            if (pq.size() > k) pq.poll();
        }
        StringBuilder sb = new StringBuilder();
        for (int v : pq) sb.append(v).append(" ");
        System.out.println(sb.toString().trim());
    }
}
