import java.util.*;

public class Slow {
    static long turn(long[] a, long[] b, long[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    }

    static List<long[]> walk(List<long[]> pts) {
        List<long[]> out = new ArrayList<>();
        for (long[] p : pts) {
            while (out.size() > 1 && turn(out.get(out.size() - 2), out.get(out.size() - 1), p) <= 0)
                out.remove(out.size() - 1);
            out.add(p);
        }
        out.remove(out.size() - 1);
        return out;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        List<long[]> left = new LinkedList<>();
        for (int i = 0; i < n; i++) left.add(new long[] {sc.nextInt(), sc.nextInt()});

        Comparator<long[]> byPlace = Comparator.<long[]>comparingLong(p -> p[0]).thenComparingLong(p -> p[1]);
        List<long[]> row = new ArrayList<>();
        while (!left.isEmpty()) {
            long[] next = Collections.min(left, byPlace);
            left.remove(next);
            if (row.isEmpty() || !Arrays.equals(row.get(row.size() - 1), next)) row.add(next);
        }
        if (row.size() == 1) {
            System.out.println("1 0");
            return;
        }
        List<long[]> hull = walk(row);
        Collections.reverse(row);
        hull.addAll(walk(row));
        long area = 0;
        for (int i = 0; i < hull.size(); i++) {
            long[] a = hull.get(i), b = hull.get((i + 1) % hull.size());
            area += a[0] * b[1] - a[1] * b[0];
        }
        System.out.println(hull.size() + " " + area);
    }
}
