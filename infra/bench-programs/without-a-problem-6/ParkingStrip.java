import java.util.*;

/** Cars come to a strip of n places and take the first free place from their favourite on, round the corner if need be. */
public class ParkingStrip {
    private final TreeSet<Integer> free = new TreeSet<>();
    private final Map<String, Integer> where = new HashMap<>();

    ParkingStrip(int n) {
        for (int i = 1; i <= n; i++) free.add(i);
    }

    String arrive(String plate, int wish) {
        if (free.isEmpty()) return "full";
        Integer p = free.ceiling(wish);
        if (p == null) p = free.first();
        free.remove(p);
        where.put(plate, p);
        return plate + " -> " + p;
    }

    String leave(String plate) {
        Integer p = where.remove(plate);
        if (p == null) return plate + " unknown";
        free.add(p);
        return plate + " left " + p;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(new java.io.BufferedInputStream(System.in));
        ParkingStrip strip = new ParkingStrip(sc.nextInt());
        StringBuilder out = new StringBuilder();
        while (sc.hasNext()) {
            String what = sc.next();
            String plate = sc.next();
            out.append(what.equals("+") ? strip.arrive(plate, sc.nextInt()) : strip.leave(plate)).append("\n");
        }
        System.out.print(out);
    }
}
