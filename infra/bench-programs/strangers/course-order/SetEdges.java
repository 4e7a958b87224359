import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), m = sc.nextInt();
        Map<Integer, Set<Integer>> next = new HashMap<>();
        int[] before = new int[n + 1];
        for (int i = 0; i < m; i++) {
            int a = sc.nextInt(), b = sc.nextInt();
            next.computeIfAbsent(a, k -> new HashSet<>()).add(b);
            before[b]++;
        }
        Queue<Integer> q = new LinkedList<>();
        for (int i = 1; i <= n; i++) if (before[i] == 0) q.add(i);
        List<String> order = new ArrayList<>();
        while (!q.isEmpty()) {
            int u = q.remove();
            order.add("" + u);
            for (int v : next.getOrDefault(u, Set.of())) if (--before[v] == 0) q.add(v);
        }
        System.out.println(order.size() < n ? "impossible" : String.join(" ", order));
    }
}
