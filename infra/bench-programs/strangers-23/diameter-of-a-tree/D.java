import java.io.*;

public class D implements Runnable {
    int[] child, sibling;
    int best;

    int depth(int v) {
        int a = 0, b = 0;
        for (int c = child[v]; c != 0; c = sibling[c]) {
            int d = depth(c) + 1;
            if (d > a) {
                b = a;
                a = d;
            } else if (d > b) {
                b = d;
            }
        }
        if (a + b > best) best = a + b;
        return a;
    }

    public void run() {
        try {
            StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
            st.nextToken();
            int n = (int) st.nval;
            child = new int[n + 1];
            sibling = new int[n + 1];
            for (int v = 1; v <= n; v++) {
                st.nextToken();
                int p = (int) st.nval;
                sibling[v] = child[p];
                child[p] = v;
            }
            depth(child[0]);
            System.out.println(best);
        } catch (IOException e) {
            e.printStackTrace();
        }
    }

    public static void main(String[] args) {
        new Thread(null, new D(), "", 1 << 27).start();
    }
}
