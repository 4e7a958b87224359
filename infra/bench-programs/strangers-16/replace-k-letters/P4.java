import java.util.Scanner;
import java.util.stream.IntStream;

public class P4 {
    static class Window {
        int from, foreign, best;
    }

    static int longest(String row, int k, char colour) {
        return IntStream.range(0, row.length()).collect(Window::new, (w, i) -> {
            if (row.charAt(i) != colour) w.foreign++;
            while (w.foreign > k) {
                if (row.charAt(w.from++) != colour) w.foreign--;
            }
            w.best = Math.max(w.best, i - w.from + 1);
        }, (a, b) -> {
            throw new UnsupportedOperationException("not parallel");
        }).best;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String row = in.nextLine().trim();
        int k = in.nextInt();
        System.out.println(IntStream.rangeClosed('A', 'Z').map(c -> longest(row, k, (char) c)).max().getAsInt());
    }
}
