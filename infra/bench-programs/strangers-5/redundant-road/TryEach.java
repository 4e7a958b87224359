import java.util.*;

public class TryEach {
    record Road(int id, int to) {}

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        List<List<Road>> map = new ArrayList<>();
        for (int i = 0; i <= n; i++) map.add(new LinkedList<>());
        for (int id = 1; id <= n; id++) {
            int a = sc.nextInt(), b = sc.nextInt();
            map.get(a).add(new Road(id, b));
            map.get(b).add(new Road(id, a));
        }
        int closed = n;
        while (!connected(map, n, closed)) closed--;
        System.out.println(closed);
    }

    static boolean connected(List<List<Road>> map, int n, int closed) {
        BitSet seen = new BitSet(n + 1);
        ArrayDeque<Integer> todo = new ArrayDeque<>(List.of(1));
        seen.set(1);
        while (!todo.isEmpty())
            for (Road r : map.get(todo.pop()))
                if (r.id() != closed && !seen.get(r.to())) {
                    seen.set(r.to());
                    todo.push(r.to());
                }
        return seen.cardinality() == n;
    }
}
