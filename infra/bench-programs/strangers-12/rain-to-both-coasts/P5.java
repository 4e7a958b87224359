import java.util.*;

public class P5 {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt();
        int c = sc.nextInt();
        int[][] height = new int[r][c];
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                height[i][j] = sc.nextInt();
            }
        }
        int count = 0;
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                if (reachesBoth(height, i, j)) {
                    count++;
                }
            }
        }
        System.out.println(count);
    }

    // let it rain on one field and look where the water goes
    static boolean reachesBoth(int[][] height, int si, int sj) {
        int r = height.length;
        int c = height[0].length;
        boolean[][] wet = new boolean[r][c];
        Queue<int[]> queue = new LinkedList<>();
        queue.add(new int[] {si, sj});
        wet[si][sj] = true;
        boolean blue = false;
        boolean green = false;
        int[] di = {-1, 0, 1, 0};
        int[] dj = {0, 1, 0, -1};
        while (!queue.isEmpty()) {
            int[] p = queue.poll();
            if (p[0] == 0 || p[1] == 0) {
                blue = true;
            }
            if (p[0] == r - 1 || p[1] == c - 1) {
                green = true;
            }
            if (blue && green) {
                return true;
            }
            for (int d = 0; d < 4; d++) {
                int a = p[0] + di[d];
                int b = p[1] + dj[d];
                if (a >= 0 && a < r && b >= 0 && b < c && !wet[a][b] && height[a][b] <= height[p[0]][p[1]]) {
                    wet[a][b] = true;
                    queue.add(new int[] {a, b});
                }
            }
        }
        return false;
    }
}
