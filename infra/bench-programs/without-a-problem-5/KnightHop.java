import java.util.*;

public class KnightHop {
    public static void main(String[] args) {
        // read both squares
        Scanner in = new Scanner(System.in);
        String from = in.next();
        String to = in.next();
        // turn them to numbers 0..63
        int s = (from.charAt(0) - 'a') * 8 + (from.charAt(1) - '1');
        int t = (to.charAt(0) - 'a') * 8 + (to.charAt(1) - '1');
        // distances, -1 means not seen yet
        int[] dist = new int[64];
        Arrays.fill(dist, -1);
        dist[s] = 0;
        // the usual breadth first search
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(s);
        int[] dx = {1, 2, 2, 1, -1, -2, -2, -1};
        int[] dy = {2, 1, -1, -2, -2, -1, 1, 2};
        while (!queue.isEmpty()) {
            int cur = queue.poll();
            int x = cur / 8, y = cur % 8;
            for (int d = 0; d < 8; d++) {
                int nx = x + dx[d], ny = y + dy[d];
                // outside of the board?
                if (nx < 0 || ny < 0 || nx > 7 || ny > 7) continue;
                if (dist[nx * 8 + ny] < 0) {
                    dist[nx * 8 + ny] = dist[cur] + 1;
                    queue.add(nx * 8 + ny);
                }
            }
        }
        // print the answer
        System.out.println("To get from " + from + " to " + to + " takes " + dist[t] + " moves.");
    }
}
