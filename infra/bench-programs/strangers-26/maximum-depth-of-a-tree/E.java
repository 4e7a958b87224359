import java.io.*;

public class E {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int k = (int) st.nval;
        int[] parent = new int[k + 1];
        int nodes = 0;
        for (int i = 0; i < k; i++) {
            if (st.nextToken() == StreamTokenizer.TT_NUMBER) {
                parent[nodes++] = (i - 1) >> 1;
            }
        }
        // heights grow from the last node up to the root
        int[] height = new int[k + 1];
        for (int v = nodes - 1; v > 0; v--) {
            int h = height[v] + 1;
            int p = parent[v];
            if (h > height[p]) height[p] = h;
        }
        System.out.println(nodes == 0 ? 0 : height[0] + 1);
    }
}
