import java.io.*;
import java.util.*;

public class D {
    static final int CAP = 100_005;
    static int[] type = new int[CAP], left = new int[CAP], right = new int[CAP];
    static int size = 0;

    static int load(String line) {
        StringTokenizer st = new StringTokenizer(line);
        int k = Integer.parseInt(st.nextToken());
        int root = size, parent = size;
        for (int i = 0; i < k; i++) {
            String t = st.nextToken();
            int me = -1;
            if (!t.equals("null")) {
                me = size++;
                type[me] = Integer.parseInt(t);
                left[me] = right[me] = -1;
            }
            if (i > 0) {
                if ((i & 1) == 1) left[parent] = me;
                else right[parent++] = me;
            }
        }
        return root;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        load(br.readLine());
        int machine = size;
        int q = Integer.parseInt(br.readLine().trim());
        int[] roots = new int[q];
        for (int i = 0; i < q; i++) roots[i] = load(br.readLine());

        int[] height = new int[size];
        List<List<Integer>> floors = new ArrayList<>();
        for (int v = size - 1; v >= 0; v--) {
            int h = 0;
            if (left[v] >= 0) h = Math.max(h, height[left[v]] + 1);
            if (right[v] >= 0) h = Math.max(h, height[right[v]] + 1);
            height[v] = h;
            while (floors.size() <= h) floors.add(new ArrayList<>());
            floors.get(h).add(v);
        }

        int[] rank = new int[size];
        int fresh = 0;
        Comparator<Integer> order = Comparator
                .<Integer>comparingInt(v -> type[v])
                .thenComparingInt(v -> left[v] < 0 ? 0 : rank[left[v]])
                .thenComparingInt(v -> right[v] < 0 ? 0 : rank[right[v]]);
        for (List<Integer> floor : floors) {
            floor.sort(order);
            Integer before = null;
            for (Integer v : floor) {
                if (before == null || order.compare(before, v) != 0) fresh++;
                rank[v] = fresh;
                before = v;
            }
        }

        boolean[] owned = new boolean[fresh + 1];
        for (int v = 0; v < machine; v++) owned[rank[v]] = true;
        PrintWriter pw = new PrintWriter(new BufferedOutputStream(System.out));
        for (int r : roots) pw.println(owned[rank[r]] ? "yes" : "no");
        pw.flush();
    }
}
