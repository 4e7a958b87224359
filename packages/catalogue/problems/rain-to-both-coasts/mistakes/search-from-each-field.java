import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[][] h) {
        int r = h.length, c = h[0].length, count = 0;
        int[] seen = new int[r * c];
        int[] stack = new int[r * c];
        int[] dy = {-1, 1, 0, 0}, dx = {0, 0, -1, 1};
        for (int start = 0; start < r * c; start++) {
            int size = 0, seas = 0;
            stack[size++] = start;
            seen[start] = start + 1;
            while (size > 0) {
                int at = stack[--size], y = at / c, x = at % c;
                if (y == 0 || x == 0) seas |= 1;
                if (y == r - 1 || x == c - 1) seas |= 2;
                for (int d = 0; d < 4; d++) {
                    int v = y + dy[d], u = x + dx[d];
                    if (v < 0 || u < 0 || v == r || u == c || seen[v * c + u] == start + 1 || h[v][u] > h[y][x]) continue;
                    seen[v * c + u] = start + 1;
                    stack[size++] = v * c + u;
                }
            }
            if (seas == 3) count++;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int r = nextInt(in);
        int c = nextInt(in);
        int[][] heights = new int[r][c];
        for (int[] row : heights) {
            for (int x = 0; x < c; x++) {
                row[x] = nextInt(in);
            }
        }
        System.out.println(solve(heights));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
