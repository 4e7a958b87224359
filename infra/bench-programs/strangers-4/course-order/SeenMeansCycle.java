import java.util.*;

public class SeenMeansCycle {
    static List<List<Integer>> graph = new ArrayList<>();
    static boolean[] seen;
    static LinkedList<Integer> order = new LinkedList<>();
    static boolean cycle = false;

    static void dfs(int v) {
        seen[v] = true;
        for (int w : graph.get(v)) {
            if (seen[w]) cycle = true;
            else dfs(w);
        }
        order.addFirst(v);
    }

    static void solve() {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), m = sc.nextInt();
        for (int i = 0; i <= n; i++) graph.add(new ArrayList<>());
        seen = new boolean[n + 1];
        for (int i = 0; i < m; i++) graph.get(sc.nextInt()).add(sc.nextInt());
        for (int v = n; v >= 1; v--) if (!seen[v]) dfs(v);
        if (cycle) { System.out.println("impossible"); return; }
        StringJoiner sj = new StringJoiner(" ");
        for (int v : order) sj.add("" + v);
        System.out.println(sj);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(null, SeenMeansCycle::solve, "big", 1 << 27);
        t.start();
        t.join();
    }
}
