import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        PriorityQueue<int[]> q = new PriorityQueue<>((a, b) -> a[0] - b[0]);
        List<int[]> lists = new ArrayList<>();
        for (int i = 0; i < k; i++) {
            StringTokenizer t = new StringTokenizer(br.readLine());
            int n = Integer.parseInt(t.nextToken());
            int[] l = new int[n];
            for (int x = 0; x < n; x++) l[x] = Integer.parseInt(t.nextToken());
            lists.add(l);
            if (n > 0) q.add(new int[]{l[0], i, 0});
        }
        StringBuilder sb = new StringBuilder();
        while (!q.isEmpty()) {
            int[] e = q.poll();
            sb.append(e[0]).append(' ');
            int[] l = lists.get(e[1]);
            if (e[2] + 1 < l.length) q.add(new int[]{l[e[2] + 1], e[1], e[2] + 1});
        }
        System.out.println(sb.toString().trim());
    }
}
