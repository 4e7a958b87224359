import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Gardener {
    record P(long x, long y) {
        P minus(P o) { return new P(x - o.x, y - o.y); }
        long times(P o) { return x * o.y - y * o.x; }
        long square() { return x * x + y * y; }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(r.readLine().trim());
        List<P> all = r.lines().limit(n).map(l -> {
            int b = l.indexOf(' ');
            return new P(Long.parseLong(l.substring(0, b)), Long.parseLong(l.substring(b + 1).trim()));
        }).collect(Collectors.toList());
        P low = Collections.min(all, Comparator.comparingLong(P::y).thenComparingLong(P::x));
        List<P> fan = all.stream()
                .map(p -> p.minus(low))
                .filter(p -> p.square() > 0)
                .sorted((a, b) -> {
                    long c = b.times(a);
                    return c != 0 ? Long.signum(c) : Long.compare(a.square(), b.square());
                })
                .collect(Collectors.toList());
        Deque<P> stack = new ArrayDeque<>();
        stack.push(new P(0, 0));
        for (P p : fan) {
            while (stack.size() > 1) {
                P top = stack.pop();
                if (top.minus(stack.peek()).times(p.minus(stack.peek())) > 0) {
                    stack.push(top);
                    break;
                }
            }
            stack.push(p);
        }
        long area = 0;
        P prev = stack.peek();
        for (Iterator<P> it = stack.descendingIterator(); it.hasNext(); ) {
            P p = it.next();
            area += prev.times(p);
            prev = p;
        }
        System.out.println(stack.size() + " " + area);
    }
}
