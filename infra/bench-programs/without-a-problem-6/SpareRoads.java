import java.util.*;
import java.io.*;

public class SpareRoads {
    static int[] parent;
    static int[] size;

    static int find(int v) {
        while (parent[v] != v) {
            parent[v] = parent[parent[v]];
            v = parent[v];
        }
        return v;
    }

    static boolean join(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        if (size[a] < size[b]) { int c = a; a = b; b = c; }
        parent[b] = a;
        size[a] += size[b];
        return true;
    }

    // slow check, not needed
    static boolean connected(boolean[][] g) {
        int n = g.length;
        for (int k = 0; k < n; k++)
            for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++)
                    g[i][j] |= g[i][k] && g[k][j];
        for (boolean b : g[0]) if (!b) return false;
        return true;
    }

    record Road(int a, int b, int toll) {}

    // Keep the towns joined as they are, sell the dearest roads that are not needed.
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        List<Road> roads = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(in.readLine());
            roads.add(new Road(Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken())));
        }
        roads.sort(Comparator.comparingInt(Road::toll));
        parent = new int[n + 1];
        size = new int[n + 1];
        for (int i = 0; i <= n; i++) { parent[i] = i; size[i] = 1; }
        long sold = 0;
        int count = 0;
        for (Road r : roads) {
            if (!join(r.a(), r.b())) {
                sold += r.toll();
                count++;
            }
        }
        System.out.println(count + " " + sold);
    }
}
