import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt(), c = in.nextInt();
        int[][] h = new int[r][c];
        for (int[] row : h)
            for (int x = 0; x < c; x++) row[x] = in.nextInt();

        int[][] drop = new int[r][c];
        int number = 0, count = 0;
        int[] dy = {-1, 0, 1, 0}, dx = {0, 1, 0, -1};
        ArrayDeque<int[]> flow = new ArrayDeque<>();
        for (int sy = 0; sy < r; sy++) {
            for (int sx = 0; sx < c; sx++) {
                number++;
                boolean blue = false, green = false;
                drop[sy][sx] = number;
                flow.add(new int[]{sy, sx});
                while (!flow.isEmpty()) {
                    int[] f = flow.remove();
                    for (int d = 0; d < 4; d++) {
                        int y = f[0] + dy[d], x = f[1] + dx[d];
                        if (y < 0 || x < 0) blue = true;
                        else if (y == r || x == c) green = true;
                        else if (drop[y][x] != number && h[y][x] <= h[f[0]][f[1]]) {
                            drop[y][x] = number;
                            flow.add(new int[]{y, x});
                        }
                    }
                }
                if (blue && green) count++;
            }
        }
        System.out.println(count);
    }
}
