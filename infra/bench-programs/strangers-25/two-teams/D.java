import java.io.*;

public class D {
    static int[] up, size;
    static boolean[] flip;   // in the other team than up[v]?

    static int find(int v) {
        int root = v;
        boolean odd = false;
        while (up[root] != root) {
            odd ^= flip[root];
            root = up[root];
        }
        while (up[v] != root && v != root) {
            int next = up[v];
            boolean mine = flip[v];
            up[v] = root;
            flip[v] = odd;
            odd ^= mine;
            v = next;
        }
        return root;
    }

    // forest of the quarrels that joined two groups
    static int[] first, link, end;
    static int arcs = 0;

    static void arc(int a, int b) {
        end[++arcs] = b;
        link[arcs] = first[a];
        first[a] = arcs;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        up = new int[n + 1];
        size = new int[n + 1];
        flip = new boolean[n + 1];
        first = new int[n + 1];
        link = new int[2 * n + 1];
        end = new int[2 * n + 1];
        for (int v = 1; v <= n; v++) {
            up[v] = v;
            size[v] = 1;
        }
        while (m-- > 0) {
            in.nextToken();
            int a = (int) in.nval;
            in.nextToken();
            int b = (int) in.nval;
            int x = find(a), y = find(b);
            boolean fa = x != a && flip[a], fb = y != b && flip[b];
            if (x != y) {
                if (size[x] > size[y]) {
                    int t = x;
                    x = y;
                    y = t;
                }
                up[x] = y;
                flip[x] = !(fa ^ fb);
                size[y] += size[x];
                arc(a, b);
                arc(b, a);
            } else if (fa == fb) {
                circle(n, a, b);
                return;
            }
        }
        StringBuilder word = new StringBuilder("teams\n");
        for (int v = 1; v <= n; v++) {
            int root = find(v);
            word.append(root != v && flip[v] ? 'B' : 'A');
        }
        System.out.println(word);
    }

    static void circle(int n, int a, int b) {
        int[] from = new int[n + 1], stack = new int[n + 1];
        int sp = 0;
        stack[sp++] = a;
        from[a] = a;
        while (from[b] == 0) {
            int v = stack[--sp];
            for (int e = first[v]; e != 0; e = link[e])
                if (from[end[e]] == 0) {
                    from[end[e]] = v;
                    stack[sp++] = end[e];
                }
        }
        int count = 1;
        StringBuilder list = new StringBuilder().append(b);
        for (int v = b; v != a; v = from[v]) {
            list.append(' ').append(from[v]);
            count++;
        }
        System.out.println("circle\n" + count + "\n" + list);
    }
}
