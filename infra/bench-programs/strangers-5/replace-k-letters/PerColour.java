import java.util.*;
import java.util.stream.*;

public class PerColour {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String row = in.next();
        int k = in.nextInt();
        System.out.println(
            IntStream.rangeClosed('A', 'Z')
                .map(colour -> reach(row, (char) colour, k))
                .max().getAsInt());
    }

    private static int reach(String row, char colour, int k) {
        Deque<Integer> strangers = new ArrayDeque<>();
        int lastOut = -1, best = 0;
        for (int i = 0; i < row.length(); i++) {
            if (row.charAt(i) != colour) {
                strangers.addLast(i);
                if (strangers.size() > k) lastOut = strangers.removeFirst();
            }
            best = Math.max(best, i - lastOut);
        }
        return best;
    }
}
