import java.io.*;
import java.util.*;

public class P3 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] a = Arrays.stream(br.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
        int[] dist = new int[n];
        Arrays.fill(dist, -1);
        dist[0] = 0;
        // BFS; all stones before `fresh` have been in the queue already
        int fresh = 1;
        Queue<Integer> queue = new ArrayDeque<>();
        queue.offer(0);
        while (!queue.isEmpty()) {
            int i = queue.poll();
            while (fresh < n && fresh <= i + a[i]) {
                dist[fresh] = dist[i] + 1;
                queue.offer(fresh++);
            }
        }
        System.out.println(dist[n - 1]);
    }
}
