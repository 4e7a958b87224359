import java.util.Scanner;

public class C {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        boolean[] column = new boolean[n];
        boolean[] up = new boolean[2 * n];
        boolean[] down = new boolean[2 * n];
        int[] queen = new int[n];
        int count = 0;
        int row = 0;
        queen[0] = -1;
        while (row >= 0) {
            int c = queen[row];
            if (c >= 0) {
                // lift the queen of this row
                column[c] = up[row + c] = down[row - c + n] = false;
            }
            do {
                c++;
            } while (c < n && (column[c] || up[row + c] || down[row - c + n]));
            if (c == n) {
                row--;
                continue;
            }
            if (row == n - 1) {
                count++;
                row--;
                continue;
            }
            queen[row] = c;
            column[c] = up[row + c] = down[row - c + n] = true;
            row++;
            queen[row] = -1;
        }
        System.out.println(count);
    }
}
