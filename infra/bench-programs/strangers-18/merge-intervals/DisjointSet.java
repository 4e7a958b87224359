import java.util.*;

/** Keeps a set of disjoint intervals at all times; a new interval swallows those that it touches. */
public class DisjointSet {
    private final NavigableMap<Integer, Integer> byLeft = new TreeMap<>();

    void add(int l, int r) {
        Map.Entry<Integer, Integer> e = byLeft.floorEntry(r);
        while (e != null && e.getValue() >= l) {
            l = Math.min(l, e.getKey());
            r = Math.max(r, e.getValue());
            byLeft.remove(e.getKey());
            e = byLeft.floorEntry(r);
        }
        byLeft.put(l, r);
    }

    @Override
    public String toString() {
        StringJoiner sj = new StringJoiner("\n");
        byLeft.forEach((l, r) -> sj.add(l + " " + r));
        return sj.toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        DisjointSet set = new DisjointSet();
        for (int i = 0; i < n; i++) set.add(in.nextInt(), in.nextInt());
        System.out.println(set);
    }
}
