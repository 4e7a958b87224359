import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class w2 {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        String[] token = new String[k];
        int[] parent = new int[k];
        int[] cells = new int[k];
        int count = 0;
        for (int i = 0; i < k; i++) {
            token[i] = st.nextToken();
            if (i > 0) {
                parent[i] = (i - 1) / 2;
            }
            if (!token[i].equals("null")) {
                cells[count++] = i;
            }
        }

        st = new StringTokenizer(in.readLine());
        String first = st.nextToken();
        String second = st.nextToken();
        int p = 0;
        int q = 0;
        for (int c = 0; c < count; c++) {
            if (token[cells[c]].equals(first)) {
                p = cells[c];
            }
            if (token[cells[c]].equals(second)) {
                q = cells[c];
            }
        }
        while (p != q) {
            if (p > q) {
                p = parent[p];
            } else {
                q = parent[q];
            }
        }
        System.out.println(token[p]);
    }
}
