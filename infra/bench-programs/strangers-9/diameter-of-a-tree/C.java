import java.io.*;

public class C {
    static final int MAX = 200_005;
    static int[] head = new int[MAX], next = new int[MAX], parent = new int[MAX], down = new int[MAX], stack = new int[MAX];

    // the recursion "down(v) = 1 + max(down(children))", written out by hand: head[] is
    // the child that is visited next, so a chamber is left when its list is empty
    static int solve() {
        int best = 0, top = 0;
        stack[top++] = head[0];
        while (top > 0) {
            int v = stack[top - 1];
            int w = head[v];
            if (w != 0) {
                head[v] = next[w];
                stack[top++] = w;
                continue;
            }
            top--;
            int p = parent[v], d = down[v] + 1;
            if (p == 0) break;
            if (down[p] + d > best) best = down[p] + d;
            if (d > down[p]) down[p] = d;
        }
        return best;
    }

    public static void main(String[] args) throws Exception {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        for (int v = 1; v <= n; v++) {
            in.nextToken();
            int p = parent[v] = (int) in.nval;
            next[v] = head[p];
            head[p] = v;
        }
        System.out.println(solve());
    }
}
