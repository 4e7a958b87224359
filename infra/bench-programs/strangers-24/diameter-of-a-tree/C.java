import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        int[] p = new int[n + 1];
        int[] children = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            st.nextToken();
            p[i] = (int) st.nval;
            children[p[i]]++;
        }
        int[] arm = new int[n + 1];
        int best = 0;
        // take the leaves off, one after another
        for (int i = 1; i <= n; i++) {
            int v = i;
            while (v != 0 && children[v] == 0) {
                children[v] = -1;
                int q = p[v];
                if (q == 0) break;
                int len = arm[v] + 1;
                if (arm[q] + len > best) best = arm[q] + len;
                if (len > arm[q]) arm[q] = len;
                children[q]--;
                v = q;
            }
        }
        System.out.println(best);
    }
}
