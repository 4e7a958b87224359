import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        int[] end = new int[2 * n + 2], next = new int[2 * n + 2], first = new int[n + 1];
        for (int e = 2; e < 2 * n + 2; e += 2) {
            st.nextToken();
            int a = (int) st.nval;
            st.nextToken();
            int b = (int) st.nval;
            end[e] = b;
            next[e] = first[a];
            first[a] = e;
            end[e + 1] = a;
            next[e + 1] = first[b];
            first[b] = e + 1;
        }

        int[] queue = new int[n], parent = new int[n + 1], road = new int[n + 1], depth = new int[n + 1];
        boolean[] used = new boolean[n + 1];
        int qh = 0, qt = 0;
        queue[qt++] = 1;
        depth[1] = 1;
        while (qh < qt) {
            int v = queue[qh++];
            for (int e = first[v]; e != 0; e = next[e]) {
                int w = end[e];
                if (depth[w] == 0) {
                    depth[w] = depth[v] + 1;
                    parent[w] = v;
                    road[w] = e / 2;
                    used[e / 2] = true;
                    queue[qt++] = w;
                }
            }
        }

        int extra = 1;
        while (used[extra]) extra++;
        int a = end[2 * extra], b = end[2 * extra + 1], newest = extra;
        while (a != b) {
            if (depth[a] < depth[b]) { int t = a; a = b; b = t; }
            newest = Math.max(newest, road[a]);
            a = parent[a];
        }
        System.out.println(newest);
    }
}
