import java.io.*;

public class D {
    static int[] firstChild, nextSibling;
    static int diameter = 0;

    static int height(int v) {
        int h = 0;
        for (int c = firstChild[v]; c != 0; c = nextSibling[c]) {
            int below = height(c) + 1;
            if (h + below > diameter) diameter = h + below;
            if (below > h) h = below;
        }
        return h;
    }

    public static void main(String[] args) throws Exception {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        st.nextToken();
        int n = (int) st.nval;
        firstChild = new int[n + 1];
        nextSibling = new int[n + 1];
        for (int v = 1; v <= n; v++) {
            st.nextToken();
            int p = (int) st.nval;
            nextSibling[v] = firstChild[p];
            firstChild[p] = v;
        }
        Thread walker = new Thread(null, () -> height(firstChild[0]), "walker", 128L * 1024 * 1024);
        walker.start();
        walker.join();
        System.out.println(diameter);
    }
}
