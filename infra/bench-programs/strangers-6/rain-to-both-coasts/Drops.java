import java.util.*;

public class Drops {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt(), c = sc.nextInt();
        int[] h = new int[r * c];
        for (int i = 0; i < h.length; i++) h[i] = sc.nextInt();
        int[] stamp = new int[r * c];
        int[] stack = new int[r * c];
        int answer = 0;
        for (int drop = 0; drop < h.length; drop++) {
            boolean blue = false, green = false;
            int top = 0;
            stack[top++] = drop;
            stamp[drop] = drop + 1;
            while (top > 0) {
                int p = stack[--top];
                int row = p / c, col = p % c;
                blue |= row == 0 || col == 0;
                green |= row == r - 1 || col == c - 1;
                if (row > 0 && h[p - c] <= h[p] && stamp[p - c] != drop + 1) {
                    stamp[p - c] = drop + 1;
                    stack[top++] = p - c;
                }
                if (row < r - 1 && h[p + c] <= h[p] && stamp[p + c] != drop + 1) {
                    stamp[p + c] = drop + 1;
                    stack[top++] = p + c;
                }
                if (col > 0 && h[p - 1] <= h[p] && stamp[p - 1] != drop + 1) {
                    stamp[p - 1] = drop + 1;
                    stack[top++] = p - 1;
                }
                if (col < c - 1 && h[p + 1] <= h[p] && stamp[p + 1] != drop + 1) {
                    stamp[p + 1] = drop + 1;
                    stack[top++] = p + 1;
                }
            }
            if (blue && green) answer++;
        }
        System.out.println(answer);
    }
}
