import java.io.*;
import java.util.*;

public class B {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken()), m = Integer.parseInt(st.nextToken());
        List<List<Integer>> foes = new ArrayList<>();
        for (int i = 0; i <= n; i++) foes.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(st.nextToken()), b = Integer.parseInt(st.nextToken());
            foes.get(a).add(b);
            foes.get(b).add(a);
        }

        char[] team = new char[n + 1];
        int[] boss = new int[n + 1];
        List<Iterator<Integer>> todo = new ArrayList<>();
        for (int root = 1; root <= n; root++) {
            if (team[root] != 0) continue;
            team[root] = 'A';
            int at = root;
            todo.add(foes.get(root).iterator());
            while (!todo.isEmpty()) {
                Iterator<Integer> it = todo.get(todo.size() - 1);
                if (!it.hasNext()) {
                    todo.remove(todo.size() - 1);
                    at = boss[at];
                    continue;
                }
                int other = it.next();
                if (team[other] == 0) {
                    team[other] = team[at] == 'A' ? 'B' : 'A';
                    boss[other] = at;
                    at = other;
                    todo.add(foes.get(at).iterator());
                } else if (team[other] == team[at]) {
                    // other is still open, further up on the way from the root
                    StringBuilder sb = new StringBuilder();
                    int count = 1;
                    for (int v = at; v != other; v = boss[v]) {
                        sb.append(v).append(' ');
                        count++;
                    }
                    System.out.println("circle\n" + count + "\n" + sb + other);
                    return;
                }
            }
        }
        System.out.println("teams");
        System.out.println(new String(team, 1, n));
    }
}
