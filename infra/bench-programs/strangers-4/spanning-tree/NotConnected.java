import java.io.*;
import java.util.*;

public class NotConnected {
    static int[] parent;

    static int find(int x) {
        int r = x;
        while (parent[r] != r) r = parent[r];
        while (parent[x] != r) {
            int next = parent[x];
            parent[x] = r;
            x = next;
        }
        return r;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        int[][] cables = new int[m][3];
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(br.readLine());
            for (int j = 0; j < 3; j++) cables[i][j] = Integer.parseInt(st.nextToken());
        }
        Arrays.sort(cables, (p, q) -> Integer.compare(p[2], q[2]));
        parent = new int[n + 1];
        for (int i = 0; i <= n; i++) parent[i] = i;
        long cost = 0;
        for (int[] cable : cables) {
            int a = find(cable[0]);
            int b = find(cable[1]);
            if (a != b) {
                parent[a] = b;
                cost += cable[2];
            }
        }
        System.out.println(cost);
    }
}
