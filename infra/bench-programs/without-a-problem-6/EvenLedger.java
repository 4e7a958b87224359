import java.util.*;

/** A square table holds gains and losses. How many rectangles of it come out at exactly zero? */
public class EvenLedger {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        long[][] down = new long[n + 1][n];      // column sums from the top
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                down[r + 1][c] = down[r][c] + sc.nextInt();

        long zero = 0;
        Map<Long, Integer> seen = new HashMap<>();
        for (int top = 0; top < n; top++) {
            for (int bottom = top + 1; bottom <= n; bottom++) {
                seen.clear();
                seen.put(0L, 1);
                long sum = 0;
                for (int c = 0; c < n; c++) {
                    sum += down[bottom][c] - down[top][c];
                    zero += seen.getOrDefault(sum, 0);
                    seen.merge(sum, 1, Integer::sum);
                }
            }
        }
        System.out.println(zero);
    }
}
