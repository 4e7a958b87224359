import java.util.*;

public class Slow {
    record Road(int id, int to) {}

    private final List<List<Road>> map = new ArrayList<>();
    private final int n;

    Slow(int n) {
        this.n = n;
        for (int i = 0; i <= n; i++) map.add(new ArrayList<>());
    }

    void build(int id, int a, int b) {
        map.get(a).add(new Road(id, b));
        map.get(b).add(new Road(id, a));
    }

    boolean reachableWithout(int closed, int a, int b) {
        boolean[] seen = new boolean[n + 1];
        Deque<Integer> q = new ArrayDeque<>();
        q.add(a);
        seen[a] = true;
        while (!q.isEmpty()) {
            int v = q.remove();
            if (v == b) return true;
            for (Road r : map.get(v))
                if (r.id() != closed && !seen[r.to()]) {
                    seen[r.to()] = true;
                    q.add(r.to());
                }
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), m = sc.nextInt();
        Slow country = new Slow(n);
        int[][] ends = new int[m + 1][2];
        for (int i = 1; i <= m; i++) {
            ends[i][0] = sc.nextInt();
            ends[i][1] = sc.nextInt();
            country.build(i, ends[i][0], ends[i][1]);
        }
        StringJoiner out = new StringJoiner(" ");
        int count = 0;
        for (int i = 1; i <= m; i++)
            if (!country.reachableWithout(i, ends[i][0], ends[i][1])) {
                count++;
                out.add("" + i);
            }
        System.out.println(count + "\n" + out);
    }
}
