import java.io.*;
import java.util.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int k = Integer.parseInt(st.nextToken());
        st = new StringTokenizer(br.readLine());
        long sx = Long.parseLong(st.nextToken());
        long sy = Long.parseLong(st.nextToken());
        long[] dist = new long[n];
        for (int i = 0; i < n; i++) {
            st = new StringTokenizer(br.readLine());
            long dx = Long.parseLong(st.nextToken()) - sx;
            long dy = Long.parseLong(st.nextToken()) - sy;
            dist[i] = dx * dx + dy * dy;
        }
        boolean[] sent = new boolean[n];
        StringJoiner answer = new StringJoiner(" ");
        for (int round = 0; round < k; round++) {
            int best = -1;
            for (int i = 0; i < n; i++) {
                if (sent[i]) continue;
                if (best == -1 || dist[i] < dist[best]) best = i;
            }
            sent[best] = true;
            answer.add(String.valueOf(best + 1));
        }
        System.out.println(answer);
    }
}
