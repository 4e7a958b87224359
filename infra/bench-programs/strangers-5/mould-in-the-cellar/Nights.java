import java.io.*;
import java.util.*;

public class Nights {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] rc = in.readLine().trim().split(" ");
        int r = Integer.parseInt(rc[0]), c = Integer.parseInt(rc[1]);
        int[][] night = new int[r][c];
        PriorityQueue<int[]> next = new PriorityQueue<>((p, q) -> Integer.compare(p[0], q[0]));
        for (int i = 0; i < r; i++) {
            String row = in.readLine();
            for (int j = 0; j < c; j++)
                switch (row.charAt(j)) {
                    case 'x' -> next.add(new int[]{0, i, j});
                    case 'o' -> night[i][j] = Integer.MAX_VALUE;
                    default -> night[i][j] = -1;
                }
        }
        int[] dir = {0, 1, 0, -1, 0};
        while (!next.isEmpty()) {
            int[] e = next.poll();
            if (e[0] > night[e[1]][e[2]]) continue;
            for (int d = 0; d < 4; d++) {
                int i = e[1] + dir[d], j = e[2] + dir[d + 1];
                if (i >= 0 && j >= 0 && i < r && j < c && night[i][j] > e[0] + 1) {
                    night[i][j] = e[0] + 1;
                    next.add(new int[]{e[0] + 1, i, j});
                }
            }
        }
        int last = Arrays.stream(night).flatMapToInt(Arrays::stream).max().getAsInt();
        System.out.println(last == Integer.MAX_VALUE ? -1 : Math.max(last, 0));
    }
}
