import java.io.*;
import java.util.*;

public class Slow {
    static List<List<int[]>> adj = new ArrayList<>();

    // can b be reached from a without using road 'closed'?
    static boolean reach(int n, int a, int b, int closed) {
        boolean[] seen = new boolean[n + 1];
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(a);
        seen[a] = true;
        while (!stack.isEmpty()) {
            int v = stack.pop();
            if (v == b) return true;
            for (int[] w : adj.get(v)) {
                if (w[1] != closed && !seen[w[0]]) {
                    seen[w[0]] = true;
                    stack.push(w[0]);
                }
            }
        }
        return false;
    }
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken()), m = Integer.parseInt(st.nextToken());
        for (int i = 0; i <= n; i++) adj.add(new ArrayList<>());
        int[][] roads = new int[m][];
        for (int e = 0; e < m; e++) {
            st = new StringTokenizer(br.readLine());
            int a = Integer.parseInt(st.nextToken()), b = Integer.parseInt(st.nextToken());
            roads[e] = new int[] {a, b};
            adj.get(a).add(new int[] {b, e});
            adj.get(b).add(new int[] {a, e});
        }
        List<String> critical = new ArrayList<>();
        for (int e = 0; e < m; e++)
            if (!reach(n, roads[e][0], roads[e][1], e)) critical.add(String.valueOf(e + 1));
        System.out.println(critical.size());
        System.out.println(String.join(" ", critical));
    }
}
