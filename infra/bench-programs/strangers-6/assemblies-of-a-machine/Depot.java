import java.io.*;
import java.util.*;

public class Depot {
    record Shape(int type, int left, int right) {}

    static final Map<Shape, Integer> known = new HashMap<>();

    static int rootShape(String line) {
        StringTokenizer st = new StringTokenizer(line);
        int k = Integer.parseInt(st.nextToken());
        int[] type = new int[k];
        int[][] child = new int[2][k];
        Arrays.fill(child[0], -1);
        Arrays.fill(child[1], -1);
        int made = 1, owner = 0, side = 0;
        type[0] = Integer.parseInt(st.nextToken());
        while (st.hasMoreTokens()) {
            String t = st.nextToken();
            if (!t.equals("null")) {
                type[made] = Integer.parseInt(t);
                child[side][owner] = made++;
            }
            owner += side;
            side ^= 1;
        }
        int[] id = new int[made];
        for (int v = made - 1; v >= 0; v--) {
            int l = child[0][v] < 0 ? 0 : id[child[0][v]];
            int r = child[1][v] < 0 ? 0 : id[child[1][v]];
            id[v] = known.computeIfAbsent(new Shape(type[v], l, r), s -> known.size() + 1);
        }
        return id[0];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        rootShape(in.readLine());
        int limit = known.size();
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        while (q-- > 0) out.append(rootShape(in.readLine()) <= limit ? "yes\n" : "no\n");
        System.out.print(out);
    }
}
