import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        st.nextToken();
        int n = (int) st.nval;
        int[] pre = new int[n], in = new int[n];
        for (int i = 0; i < n; i++) { st.nextToken(); pre[i] = (int) st.nval; }
        for (int i = 0; i < n; i++) { st.nextToken(); in[i] = (int) st.nval; }

        int[] left = new int[200001], right = new int[200001], stack = new int[n];
        int sp = 0, j = 0;
        stack[sp++] = pre[0];
        for (int i = 1; i < n; i++) {
            int v = pre[i];
            if (stack[sp - 1] != in[j]) {
                left[stack[sp - 1]] = v;
            } else {
                int parent = 0;
                while (sp > 0 && stack[sp - 1] == in[j]) { parent = stack[--sp]; j++; }
                right[parent] = v;
            }
            stack[sp++] = v;
        }

        int[] post = new int[n];
        int at = n;
        sp = 0;
        stack[sp++] = pre[0];
        while (sp > 0) {
            int v = stack[--sp];
            post[--at] = v;
            if (left[v] != 0) stack[sp++] = left[v];
            if (right[v] != 0) stack[sp++] = right[v];
        }
        StringBuilder sb = new StringBuilder(n * 7);
        for (int i = 0; i < n; i++) {
            if (i > 0) sb.append(' ');
            sb.append(post[i]);
        }
        System.out.println(sb);
    }
}
