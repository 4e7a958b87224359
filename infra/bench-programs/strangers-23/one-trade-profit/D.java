import java.util.*;
import java.util.stream.*;

public class D {
    record Span(int min, int max, int profit) {
        Span then(Span later) {
            return new Span(Math.min(min, later.min), Math.max(max, later.max),
                    Math.max(later.max - min, Math.max(profit, later.profit)));
        }
    }

    static Span of(int[] p, int from, int to) {
        if (from == to) return new Span(p[from], p[from], 0);
        int mid = (from + to) / 2;
        return of(p, from, mid).then(of(p, mid + 1, to));
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        sc.nextLine();
        int[] p = Arrays.stream(sc.nextLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        System.out.println(of(p, 0, p.length - 1).profit());
    }
}
