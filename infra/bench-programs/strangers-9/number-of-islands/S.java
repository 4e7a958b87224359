import java.util.*;

public class S {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        int c = in.nextInt();
        String[] map = new String[r];
        for (int i = 0; i < r; i++) map[i] = in.next();

        List<Integer> visited = new ArrayList<>();
        int islands = 0;
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                if (map[i].charAt(j) != '1' || visited.contains(i * c + j)) continue;
                islands++;
                Deque<Integer> queue = new ArrayDeque<>();
                queue.add(i * c + j);
                visited.add(i * c + j);
                while (!queue.isEmpty()) {
                    int p = queue.poll();
                    int y = p / c, x = p % c;
                    int[][] around = {{y - 1, x}, {y + 1, x}, {y, x - 1}, {y, x + 1}};
                    for (int[] a : around) {
                        if (a[0] < 0 || a[0] >= r || a[1] < 0 || a[1] >= c) continue;
                        if (map[a[0]].charAt(a[1]) != '1') continue;
                        int id = a[0] * c + a[1];
                        if (visited.contains(id)) continue;
                        visited.add(id);
                        queue.add(id);
                    }
                }
            }
        }
        System.out.println(islands);
    }
}
