import java.util.*;

public class LayersOfMin {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt(), c = in.nextInt();
        int[][] g = new int[r][c];
        for (int[] row : g) Arrays.setAll(row, j -> in.nextInt());
        List<Integer> out = new ArrayList<>();
        int layers = Math.min(r, c) / 2;
        for (int k = 0; k < layers; k++) {
            for (int j = k; j < c - k; j++) out.add(g[k][j]);
            for (int i = k + 1; i < r - k; i++) out.add(g[i][c - 1 - k]);
            for (int j = c - 2 - k; j >= k; j--) out.add(g[r - 1 - k][j]);
            for (int i = r - 2 - k; i > k; i--) out.add(g[i][k]);
        }
        StringBuilder sb = new StringBuilder();
        for (int x : out) sb.append(x).append(' ');
        System.out.println(sb);
    }
}
