import java.util.Scanner;
import java.util.stream.IntStream;

public class C {
    private final int n;
    private final int[] column;

    C(int n) {
        this.n = n;
        this.column = new int[n];
    }

    private boolean safe(int row, int col) {
        for (int above = 0; above < row; above++)
            if (column[above] == col || Math.abs(column[above] - col) == row - above) return false;
        return true;
    }

    long placements(int row) {
        if (row == n) return 1;
        return IntStream.range(0, n).filter(col -> safe(row, col)).mapToLong(col -> {
            column[row] = col;
            return placements(row + 1);
        }).sum();
    }

    public static void main(String[] args) {
        System.out.println(new C(new Scanner(System.in).nextInt()).placements(0));
    }
}
