import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Cables {
    record Edge(int a, int b, int w) {}

    static int root(int[] up, int x) {
        int r = x;
        while (up[r] >= 0) r = up[r];
        while (x != r) {
            int next = up[x];
            up[x] = r;
            x = next;
        }
        return r;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int[] vm = Stream.of(br.readLine().split(" ")).mapToInt(Integer::parseInt).toArray();
        List<Edge> edges = br.lines().limit(vm[1]).map(l -> {
            StringTokenizer s = new StringTokenizer(l);
            return new Edge(Integer.parseInt(s.nextToken()), Integer.parseInt(s.nextToken()), Integer.parseInt(s.nextToken()));
        }).sorted(Comparator.comparingInt(Edge::w)).collect(Collectors.toList());
        int[] up = new int[vm[0] + 1];
        Arrays.fill(up, -1);
        long cost = 0;
        int used = 0;
        for (Edge e : edges) {
            int x = root(up, e.a()), y = root(up, e.b());
            if (x == y) continue;
            if (up[x] > up[y]) { int t = x; x = y; y = t; }
            up[x] += up[y];
            up[y] = x;
            cost += e.w();
            used++;
        }
        System.out.println(used == vm[0] - 1 ? String.valueOf(cost) : "split");
    }
}
