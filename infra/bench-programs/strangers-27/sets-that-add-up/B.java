import java.util.*;

public class B {
    static final StringBuilder out = new StringBuilder();
    static int[] value, stock, used;

    static void choose(int kind, int rest) {
        if (rest == 0) {
            String gap = "";
            for (int i = 0; i < kind; i++) {
                for (int j = 0; j < used[i]; j++) {
                    out.append(gap).append(value[i]);
                    gap = " ";
                }
            }
            out.append('\n');
            return;
        }
        if (kind == value.length || value[kind] > rest) return;
        for (used[kind] = 0; used[kind] <= stock[kind]; used[kind]++) {
            int left = rest - used[kind] * value[kind];
            if (left < 0) break;
            choose(kind + 1, left);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), t = in.nextInt();
        TreeMap<Integer, Integer> album = new TreeMap<>();
        while (n-- > 0) album.merge(in.nextInt(), 1, Integer::sum);
        value = album.keySet().stream().mapToInt(Integer::intValue).toArray();
        stock = album.values().stream().mapToInt(Integer::intValue).toArray();
        used = new int[value.length];
        choose(0, t);
        System.out.print(out.length() == 0 ? "none\n" : out);
    }
}
