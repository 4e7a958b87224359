import java.util.*;

public class C {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt(), c = sc.nextInt();
        char[][] g = new char[r][];
        for (int i = 0; i < r; i++) g[i] = sc.next().toCharArray();
        int[] diagonal = new int[r];      // diagonal[i]: routes to row i on the current diagonal
        diagonal[0] = g[0][0] == '.' ? 1 : 0;
        for (int d = 1; d <= r + c - 2; d++) {
            for (int i = Math.min(r - 1, d); i >= Math.max(0, d - c + 1); i--) {
                int j = d - i;
                int left = j > 0 ? diagonal[i] : 0;
                int up = i > 0 ? diagonal[i - 1] : 0;
                diagonal[i] = g[i][j] == '#' ? 0 : (left + up) % 1_000_000_007;
            }
        }
        System.out.println(diagonal[r - 1]);
    }
}
