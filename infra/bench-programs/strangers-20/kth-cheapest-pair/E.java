import java.io.*;
import java.util.*;

public class E {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        long k = Long.parseLong(st.nextToken());
        long[] bags = Arrays.stream(br.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray();
        long[] hats = Arrays.stream(br.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray();

        // price, bag, hat
        PriorityQueue<long[]> pq = new PriorityQueue<>(Comparator.comparingLong(x -> x[0]));
        for (int i = 0; i < n; i++) {
            pq.add(new long[] {bags[i] + hats[0], i, 0});
        }
        for (long c = 1; c < k; c++) {
            long[] top = pq.poll();
            int i = (int) top[1];
            int j = (int) top[2] + 1;
            if (j < m) {
                pq.add(new long[] {bags[i] + hats[j], i, j});
            }
        }
        System.out.println(pq.peek()[0]);
    }
}
