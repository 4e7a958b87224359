import java.util.*;

public class Birch {
    static final int[] DX = {1, 2, 2, 1, -1, -2, -2, -1};
    static final int[] DY = {2, 1, -1, -2, -2, -1, 1, 2};

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String from = sc.next(), to = sc.next();
        int[] moves = new int[64];
        Arrays.fill(moves, -1);
        int s = square(from), t = square(to);
        int[] queue = new int[64];
        int head = 0, tail = 0;
        queue[tail++] = s;
        moves[s] = 0;
        while (head < tail) {
            int cur = queue[head++];
            int x = cur % 8, y = cur / 8;
            for (int d = 0; d < 8; d++) {
                int a = x + DX[d], b = y + DY[d];
                if (a < 0 || b < 0 || a > 7 || b > 7) continue;
                int nx = b * 8 + a;
                if (moves[nx] >= 0) continue;
                moves[nx] = moves[cur] + 1;
                queue[tail++] = nx;
            }
        }
        System.out.println(moves[t]);
    }

    private static int square(String s) {
        return (s.charAt(1) - '1') * 8 + (s.charAt(0) - 'a');
    }
}
