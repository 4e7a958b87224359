import java.util.*;
import java.util.stream.*;

public class Pairs {
    record Pair(long price, int bag, int hat) {}

    final long[] bags, hats;
    final Set<Long> seen = new HashSet<>();
    final Queue<Pair> queue = new PriorityQueue<>(Comparator.comparingLong(Pair::price));

    Pairs(long[] bags, long[] hats) {
        this.bags = bags;
        this.hats = hats;
    }

    void offer(int b, int h) {
        if (b == bags.length || h == hats.length) return;
        long price = bags[b] + hats[h];
        if (seen.add(price)) queue.add(new Pair(price, b, h));
    }

    long take(long k) {
        offer(0, 0);
        long price = Long.MIN_VALUE;
        while (k-- > 0 && !queue.isEmpty()) {
            Pair p = queue.remove();
            price = p.price();
            offer(p.bag() + 1, p.hat());
            offer(p.bag(), p.hat() + 1);
        }
        return price;
    }

    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        int n = s.nextInt(), m = s.nextInt();
        long k = s.nextLong();
        long[] bags = LongStream.generate(s::nextLong).limit(n).toArray();
        long[] hats = LongStream.generate(s::nextLong).limit(m).toArray();
        System.out.println(new Pairs(bags, hats).take(k));
    }
}
