import java.util.*;

public class Slow {
    static List<String> rows = new ArrayList<>();
    static int r, c;

    static long go(int y, int x) {
        if (y == r || x == c || rows.get(y).charAt(x) == '#') return 0;
        if (y == r - 1 && x == c - 1) return 1;
        return (go(y + 1, x) + go(y, x + 1)) % 1_000_000_007L;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        r = sc.nextInt();
        c = sc.nextInt();
        while (sc.hasNext()) rows.add(sc.next());
        System.out.println(go(0, 0));
    }
}
