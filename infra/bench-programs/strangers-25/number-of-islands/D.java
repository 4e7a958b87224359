import java.util.*;
import java.util.stream.*;

public class D {
    record Square(int row, int col) {
        @Override public int hashCode() { return 1000 * row + col; }

        Stream<Square> neighbours() {
            return Stream.of(new Square(row + 1, col), new Square(row - 1, col),
                             new Square(row, col + 1), new Square(row, col - 1));
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int rows = sc.nextInt(), cols = sc.nextInt();
        Set<Square> land = new LinkedHashSet<>();
        for (int r = 0; r < rows; r++) {
            String line = sc.next();
            for (int c = 0; c < cols; c++) if (line.charAt(c) == '1') land.add(new Square(r, c));
        }
        int count = 0;
        Queue<Square> shore = new ArrayDeque<>();
        while (!land.isEmpty()) {
            Square first = land.iterator().next();
            land.remove(first);
            shore.add(first);
            while (!shore.isEmpty()) shore.remove().neighbours().filter(land::remove).forEach(shore::add);
            count++;
        }
        System.out.println(count);
    }
}
