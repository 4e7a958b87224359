import java.util.*;

public class Captain {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), m = sc.nextInt();
        List<List<Integer>> foes = new ArrayList<>();
        for (int i = 0; i <= n; i++) foes.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = sc.nextInt(), b = sc.nextInt();
            foes.get(a).add(b);
            foes.get(b).add(a);
        }
        int[] from = new int[n + 1], depth = new int[n + 1];
        Arrays.fill(depth, -1);
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(1);
        depth[1] = 0;
        while (!queue.isEmpty()) {
            int u = queue.remove();
            for (int v : foes.get(u)) {
                if (depth[v] < 0) {
                    depth[v] = depth[u] + 1;
                    from[v] = u;
                    queue.add(v);
                } else if (depth[v] == depth[u]) {
                    LinkedList<Integer> ring = new LinkedList<>();
                    int a = u, b = v;
                    for (; a != b; a = from[a], b = from[b]) {
                        ring.addFirst(a);
                        ring.addLast(b);
                    }
                    ring.addFirst(a);
                    System.out.println("circle");
                    System.out.println(ring.size());
                    ring.forEach(child -> System.out.print(child + " "));
                    return;
                }
            }
        }
        StringBuilder word = new StringBuilder();
        for (int i = 1; i <= n; i++) word.append(depth[i] % 2 == 1 ? 'B' : 'A');
        System.out.println("teams");
        System.out.println(word);
    }
}
