import java.io.*;
import java.util.*;

public class EdgeScan {
    static int[] eu, ev;
    static boolean[] was;

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken()), m = Integer.parseInt(st.nextToken());
        eu = new int[m];
        ev = new int[m];
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(br.readLine());
            eu[i] = Integer.parseInt(st.nextToken());
            ev[i] = Integer.parseInt(st.nextToken());
        }
        was = new boolean[n + 1];
        int count = 0;
        Stack<Integer> stack = new Stack<>();
        for (int i = 1; i <= n; i++) {
            if (was[i]) continue;
            count++;
            was[i] = true;
            stack.push(i);
            while (!stack.empty()) {
                int x = stack.pop();
                for (int k = 0; k < m; k++) {
                    int y = eu[k] == x ? ev[k] : ev[k] == x ? eu[k] : x;
                    if (!was[y]) {
                        was[y] = true;
                        stack.push(y);
                    }
                }
            }
        }
        System.out.println(count);
    }
}
