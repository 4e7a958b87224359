import java.io.*;
import java.util.*;

/** Row sweep. */
public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int r = Integer.parseInt(st.nextToken());
        int c = Integer.parseInt(st.nextToken());
        int[] above = new int[c];
        Arrays.fill(above, -1);
        int open = 0, closed = 0;
        int[] run = new int[c];
        for (int i = 0; i < r; i++) {
            String row = in.readLine();
            int runs = 0;
            for (int j = 0; j < c; j++) {
                if (row.charAt(j) == '0') run[j] = -1;
                else run[j] = j > 0 && run[j - 1] >= 0 ? run[j - 1] : runs++;
            }
            // a graph of the islands above and the runs of this row
            int nodes = open + runs;
            int[] first = new int[nodes + 2];
            for (int j = 0; j < c; j++) {
                if (run[j] >= 0 && above[j] >= 0) {
                    first[above[j] + 2]++;
                    first[open + run[j] + 2]++;
                }
            }
            for (int v = 1; v < nodes + 2; v++) first[v] += first[v - 1];
            int[] other = new int[2 * c];
            for (int j = 0; j < c; j++) {
                if (run[j] >= 0 && above[j] >= 0) {
                    int x = above[j], y = open + run[j];
                    other[first[x + 1]++] = y;
                    other[first[y + 1]++] = x;
                }
            }
            int[] group = new int[nodes];
            Arrays.fill(group, -1);
            int[] stack = new int[nodes];
            int groups = 0;
            for (int k = 0; k < runs; k++) {
                if (group[open + k] >= 0) continue;
                int top = 0;
                stack[top++] = open + k;
                group[open + k] = groups;
                while (top > 0) {
                    int v = stack[--top];
                    for (int e = first[v]; e < first[v + 1]; e++) {
                        int u = other[e];
                        if (group[u] < 0) {
                            group[u] = groups;
                            stack[top++] = u;
                        }
                    }
                }
                groups++;
            }
            for (int v = 0; v < open; v++) if (group[v] < 0) closed++;
            for (int j = 0; j < c; j++) above[j] = run[j] < 0 ? -1 : group[open + run[j]];
            open = groups;
        }
        System.out.println(closed + open);
    }
}
