import java.util.*;

public class Slow {
    record Bus(int to, long price) {}

    static Map<Integer, List<Bus>> stops = new HashMap<>();
    static int goal;
    static long cheapest = Long.MAX_VALUE;

    static void travel(int town, int ridesLeft, long paid) {
        if (town == goal) {
            cheapest = Math.min(cheapest, paid);
            return;
        }
        if (ridesLeft == 0) return;
        for (Bus bus : stops.getOrDefault(town, List.of()))
            travel(bus.to(), ridesLeft - 1, paid + bus.price());
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        in.nextInt();
        int m = in.nextInt(), k = in.nextInt(), start = in.nextInt();
        goal = in.nextInt();
        while (m-- > 0) {
            int a = in.nextInt();
            stops.computeIfAbsent(a, x -> new ArrayList<>()).add(new Bus(in.nextInt(), in.nextLong()));
        }
        travel(start, k + 1, 0);
        System.out.println(cheapest == Long.MAX_VALUE ? -1 : cheapest);
    }
}
