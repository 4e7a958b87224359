import java.util.*;

public class MirrorQueens {
    private final int size;
    private final boolean[] column, up, down;

    MirrorQueens(int size) {
        this.size = size;
        column = new boolean[size];
        up = new boolean[2 * size];
        down = new boolean[2 * size];
    }

    private void toggle(int row, int col) {
        column[col] = !column[col];
        up[row + col] = !up[row + col];
        down[row - col + size] = !down[row - col + size];
    }

    private int countFrom(int row) {
        if (row == size) return 1;
        int found = 0;
        for (int col = 0; col < size; col++) {
            if (column[col] || up[row + col] || down[row - col + size]) continue;
            toggle(row, col);
            found += countFrom(row + 1);
            toggle(row, col);
        }
        return found;
    }

    private int withFirstQueenAt(int col) {
        toggle(0, col);
        int found = countFrom(1);
        toggle(0, col);
        return found;
    }

    int count() {
        int sum = 0;
        for (int col = 0; col < size / 2; col++) sum += 2 * withFirstQueenAt(col);
        if (size % 2 == 1) sum += withFirstQueenAt(size / 2);
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(new MirrorQueens(new Scanner(System.in).nextInt()).count());
    }
}
