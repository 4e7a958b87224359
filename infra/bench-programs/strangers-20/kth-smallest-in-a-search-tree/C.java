import java.io.*;
import java.util.*;

public class C {
    static int[] mark, left, right, size;

    static int measure(int v) {
        return v < 0 ? 0 : (size[v] = measure(left[v]) + 1 + measure(right[v]));
    }

    static int select(int v, int k) {
        while (true) {
            int below = left[v] < 0 ? 0 : size[left[v]];
            if (k <= below) v = left[v];
            else if (k == below + 1) return mark[v];
            else {
                k -= below + 1;
                v = right[v];
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int tokens = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        mark = new int[tokens];
        left = new int[tokens];
        right = new int[tokens];
        size = new int[tokens];
        Arrays.fill(left, -1);
        Arrays.fill(right, -1);
        mark[0] = Integer.parseInt(st.nextToken());
        int nodes = 1, owner = 0;
        boolean leftSide = true;
        for (int i = 1; i < tokens; i++) {
            String s = st.nextToken();
            if (!s.equals("null")) {
                mark[nodes] = Integer.parseInt(s);
                if (leftSide) left[owner] = nodes;
                else right[owner] = nodes;
                nodes++;
            }
            if (!leftSide) owner++;
            leftSide = !leftSide;
        }
        measure(0);
        int q = Integer.parseInt(in.readLine().trim());
        st = new StringTokenizer(in.readLine());
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) sb.append(select(0, Integer.parseInt(st.nextToken()))).append(' ');
        System.out.println(sb.toString().trim());
    }
}
