import java.util.*;

public class P4 {
    static final int MOD = 1_000_000_007;

    /** A counter that pulls its numbers through one queue per coin: the last v values are kept in a ring. */
    static final class Stage {
        final int[] ring;
        int at = 0;

        Stage(int value) { ring = new int[value]; }

        int feed(int x) {
            int y = x + ring[at];
            if (y >= MOD) y -= MOD;
            ring[at] = y;
            if (++at == ring.length) at = 0;
            return y;
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int a = sc.nextInt();
        List<Stage> pipeline = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int v = sc.nextInt();
            if (v <= a) pipeline.add(new Stage(v));
        }
        int last = 0;
        for (int s = 0; s <= a; s++) {
            int x = s == 0 ? 1 : 0;
            for (Stage st : pipeline) x = st.feed(x);
            last = x;
        }
        System.out.println(last);
    }
}
