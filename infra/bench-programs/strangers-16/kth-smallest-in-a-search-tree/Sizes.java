import java.io.*;
import java.util.*;

/** Each node knows the size of its left subtree; every question is one way down the tree. */
public class Sizes {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] mark = new int[t], left = new int[t], right = new int[t], parent = new int[t];
        Arrays.fill(left, -1);
        Arrays.fill(right, -1);
        int nodes = 0, place = -1; // place: number of the child slot, two slots for each node
        while (st.hasMoreTokens()) {
            String token = st.nextToken();
            if (!token.equals("null")) {
                mark[nodes] = Integer.parseInt(token);
                if (place >= 0) {
                    parent[nodes] = place / 2;
                    if (place % 2 == 0) left[place / 2] = nodes;
                    else right[place / 2] = nodes;
                }
                nodes++;
            }
            place++;
        }
        // children have larger numbers than their parents
        int[] size = new int[nodes];
        for (int v = nodes - 1; v >= 0; v--) {
            size[v]++;
            if (v > 0) size[parent[v]] += size[v];
        }
        int q = Integer.parseInt(in.readLine().trim());
        st = new StringTokenizer(in.readLine());
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            int k = Integer.parseInt(st.nextToken());
            int v = 0;
            while (true) {
                int before = left[v] < 0 ? 0 : size[left[v]];
                if (k <= before) v = left[v];
                else if (k == before + 1) break;
                else {
                    k -= before + 1;
                    v = right[v];
                }
            }
            sb.append(mark[v]).append(' ');
        }
        System.out.println(sb.toString().trim());
    }
}
