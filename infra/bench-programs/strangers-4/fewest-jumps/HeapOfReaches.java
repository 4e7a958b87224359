import java.io.*;
import java.util.*;

public class HeapOfReaches {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        PriorityQueue<int[]> pq = new PriorityQueue<>(Comparator.comparingInt(e -> e[0]));
        int answer = 0;
        for (int i = 0; i < n; i++) {
            int a = Integer.parseInt(st.nextToken());
            if (i > 0) {
                while (!pq.isEmpty() && pq.peek()[1] < i) pq.poll();
                if (pq.isEmpty()) { answer = -1; break; }
                answer = pq.peek()[0] + 1;
            }
            pq.add(new int[]{answer, i + a});
        }
        System.out.println(answer);
    }
}
