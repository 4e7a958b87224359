import java.util.*;
import java.util.stream.*;

/** Builds the word of every rank on its own: no recursion, no search. */
public class Unrank {
    static String word(long rank, int[] stock, long ways) {
        int[] left = stock.clone();
        int rest = Arrays.stream(left).sum();
        StringBuilder sb = new StringBuilder();
        while (rest > 0) {
            for (int k = 0; k < 26; k++) {
                if (left[k] == 0) continue;
                long here = ways * left[k] / rest; // words that go on with this letter
                if (rank < here) {
                    sb.append((char) ('a' + k));
                    left[k]--;
                    rest--;
                    ways = here;
                    break;
                }
                rank -= here;
            }
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] stock = new int[26];
        in.next().chars().forEach(ch -> stock[ch - 'a']++);
        long total = 1;
        for (int i = 2; i <= n; i++) total *= i;
        for (int s : stock) for (int i = 2; i <= s; i++) total /= i;
        final long ways = total;
        System.out.println(LongStream.range(0, ways).mapToObj(k -> word(k, stock, ways)).collect(Collectors.joining("\n")));
    }
}
