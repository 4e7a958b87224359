import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        int[] value = new int[k];
        int[] parent = new int[k];
        int nodes = 1;
        value[0] = Integer.parseInt(st.nextToken());
        parent[0] = -1;
        int p = 0;
        boolean leftSide = true;
        while (st.hasMoreTokens()) {
            String tok = st.nextToken();
            if (!tok.equals("null")) {
                value[nodes] = Integer.parseInt(tok);
                parent[nodes] = p;
                nodes++;
            }
            if (!leftSide) p++;
            leftSide = !leftSide;
        }

        // best and second best chain that hangs below a node
        int[] first = new int[nodes];
        int[] second = new int[nodes];
        int best = -100000;
        for (int v = nodes - 1; v >= 0; v--) {
            best = Math.max(best, value[v] + first[v] + second[v]);
            int chain = value[v] + first[v];
            if (parent[v] >= 0) {
                int q = parent[v];
                if (chain > first[q]) {
                    second[q] = first[q];
                    first[q] = chain;
                } else if (chain > second[q]) {
                    second[q] = chain;
                }
            }
        }
        System.out.println(best);
    }
}
