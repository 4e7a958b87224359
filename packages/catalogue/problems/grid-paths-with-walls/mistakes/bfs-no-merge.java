import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer t = new StringTokenizer(br.readLine());
        int r = Integer.parseInt(t.nextToken()), c = Integer.parseInt(t.nextToken());
        String[] g = new String[r];
        for (int i = 0; i < r; i++) g[i] = br.readLine();
        long cnt = 0;
        ArrayDeque<int[]> st = new ArrayDeque<>();
        st.push(new int[]{0, 0});
        while (!st.isEmpty()) {
            int[] p = st.pop();
            if (p[0] >= r || p[1] >= c || g[p[0]].charAt(p[1]) == '#') continue;
            if (p[0] == r - 1 && p[1] == c - 1) { cnt++; continue; }
            st.push(new int[]{p[0] + 1, p[1]});
            st.push(new int[]{p[0], p[1] + 1});
        }
        System.out.println(cnt % 1000000007);
    }
}
