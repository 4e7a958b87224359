import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    record Square(int row, int column) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int rows = in.nextInt(), columns = in.nextInt();
        int[][] lawn = new int[rows][columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                lawn[row][column] = in.nextInt();
            }
        }
        int[][] ways = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        int way = 0;
        Square at = new Square(0, 0);
        List<Square> mown = new ArrayList<>();
        StringBuilder out = new StringBuilder();
        while (mown.size() < rows * columns) {
            mown.add(at);
            out.append(lawn[at.row()][at.column()]).append(' ');
            Square next = new Square(at.row() + ways[way][0], at.column() + ways[way][1]);
            boolean outside = next.row() < 0 || next.row() == rows || next.column() < 0 || next.column() == columns;
            if (outside || mown.contains(next)) {
                way = (way + 1) % 4;
                next = new Square(at.row() + ways[way][0], at.column() + ways[way][1]);
            }
            at = next;
        }
        System.out.println(out);
    }
}
