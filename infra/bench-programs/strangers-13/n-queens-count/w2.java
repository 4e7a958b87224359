import java.util.Scanner;

public class w2 {
    private final int full;
    private int solutions = 0;

    w2(int n) {
        full = (1 << n) - 1;
    }

    private void search(int columns, int left, int right) {
        if (columns == full) {
            solutions++;
            return;
        }
        int free = full & ~(columns | left | right);
        while (free != 0) {
            int queen = Integer.lowestOneBit(free);
            free -= queen;
            search(columns | queen, queen << 1, queen >> 1);
        }
    }

    public static void main(String[] args) {
        w2 board = new w2(new Scanner(System.in).nextInt());
        board.search(0, 0, 0);
        System.out.println(board.solutions);
    }
}
