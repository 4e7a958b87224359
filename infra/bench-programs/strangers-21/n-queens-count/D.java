import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(new BufferedReader(new InputStreamReader(System.in)).readLine().trim());
        boolean[] col = new boolean[n], up = new boolean[2 * n], down = new boolean[2 * n];
        int[] pos = new int[n + 1];
        int total = 0;
        // the first queen stands in the left half only; mirror images are counted by the factor
        for (int first = 0; first < (n + 1) / 2; first++) {
            int factor = 2 * first + 1 == n ? 1 : 2;
            col[first] = up[first] = down[n - first] = true;
            int row = 1;
            pos[1] = -1;
            if (n == 1) total++;
            else while (row > 0) {
                int p = pos[row];
                if (p >= 0) col[p] = up[row + p] = down[row - p + n] = false;
                do p++;
                while (p < n && (col[p] || up[row + p] || down[row - p + n]));
                if (p == n) {
                    row--;
                } else if (row == n - 1) {
                    total += factor;
                    pos[row] = -1;
                    row--;
                } else {
                    col[p] = up[row + p] = down[row - p + n] = true;
                    pos[row++] = p;
                    pos[row] = -1;
                }
            }
            col[first] = up[first] = down[n - first] = false;
        }
        System.out.println(total);
    }
}
