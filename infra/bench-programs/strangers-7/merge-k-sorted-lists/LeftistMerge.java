import java.io.*;
import java.util.*;

public class LeftistMerge {
    static final class Heap {
        final int[] data;
        int at;
        int rank = 1;
        Heap l, r;
        Heap(int[] data) { this.data = data; }
        int key() { return data[at]; }
    }

    static Heap meld(Heap a, Heap b) {
        if (a == null) return b;
        if (b == null) return a;
        if (b.key() < a.key()) { Heap t = a; a = b; b = t; }
        a.r = meld(a.r, b);
        int left = a.l == null ? 0 : a.l.rank;
        if (left < a.r.rank) { Heap t = a.l; a.l = a.r; a.r = t; }
        a.rank = 1 + (a.r == null ? 0 : a.r.rank);
        return a;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        Heap root = null;
        while (k-- > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            int[] d = new int[Integer.parseInt(st.nextToken())];
            for (int i = 0; i < d.length; i++) d[i] = Integer.parseInt(st.nextToken());
            if (d.length > 0) root = meld(root, new Heap(d));
        }
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        String gap = "";
        while (root != null) {
            out.print(gap);
            out.print(root.key());
            gap = " ";
            Heap top = root;
            root = meld(top.l, top.r);
            if (++top.at < top.data.length) {
                top.l = top.r = null;
                top.rank = 1;
                root = meld(root, top);
            }
        }
        out.println();
        out.flush();
    }
}
