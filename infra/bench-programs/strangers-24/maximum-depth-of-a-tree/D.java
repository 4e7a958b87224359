import java.util.*;
import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        if (k == 0) {
            System.out.println(0);
            return;
        }
        StringTokenizer st = new StringTokenizer(br.readLine());
        int[] depth = new int[k];
        int nodes = 0, answer = 0;
        for (int t = 0; t < k; t++) {
            String s = st.nextToken();
            if (s.charAt(0) == 'n') continue;
            depth[nodes] = t == 0 ? 1 : depth[(t - 1) >> 1] + 1;
            answer = Math.max(answer, depth[nodes]);
            nodes++;
        }
        System.out.println(answer);
    }
}
