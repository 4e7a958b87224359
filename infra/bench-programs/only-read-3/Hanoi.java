import java.util.*;

public class Hanoi {
    private static final Deque<Integer>[] pegs = pegs();

    @SuppressWarnings("unchecked")
    private static Deque<Integer>[] pegs() {
        Deque<Integer>[] p = new Deque[3];
        for (int i = 0; i < 3; i++) p[i] = new ArrayDeque<>();
        return p;
    }

    private static void move(int disks, int from, int to, StringBuilder log) {
        if (disks == 0) return;
        int other = 3 - from - to;
        move(disks - 1, from, other, log);
        pegs[to].push(pegs[from].pop());
        log.append(from + 1).append("->").append(to + 1).append('\n');
        move(disks - 1, other, to, log);
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        for (int d = n; d > 0; d--) pegs[0].push(d);
        StringBuilder log = new StringBuilder();
        move(n, 0, 2, log);
        System.out.print(log);
        System.out.println(pegs[2].size() == n ? "done" : "?");
    }
}
