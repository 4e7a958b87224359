import java.io.*;

/** Dancing links. */
public class D {
    static class Link {
        Link l = this, r = this, u = this, d = this;
        Head head;
        int choice;
    }

    static class Head extends Link {
        int size;
        void cover() {
            l.r = r;
            r.l = l;
            for (Link i = d; i != this; i = i.d)
                for (Link j = i.r; j != i; j = j.r) {
                    j.u.d = j.d;
                    j.d.u = j.u;
                    j.head.size--;
                }
        }
        void uncover() {
            for (Link i = u; i != this; i = i.u)
                for (Link j = i.l; j != i; j = j.l) {
                    j.head.size++;
                    j.u.d = j;
                    j.d.u = j;
                }
            l.r = this;
            r.l = this;
        }
    }

    final Head root = new Head();
    final char[] answer;

    D(char[] grid) {
        answer = grid;
        Head[] heads = new Head[324];
        for (int i = 0; i < 324; i++) {
            Head h = heads[i] = new Head();
            h.l = root.l;
            h.r = root;
            root.l.r = h;
            root.l = h;
        }
        for (int s = 0; s < 81; s++)
            for (int v = 0; v < 9; v++) {
                if (grid[s] != '.' && grid[s] != '1' + v) continue;
                int y = s / 9, x = s % 9, b = y / 3 * 3 + x / 3;
                int[] needs = {s, 81 + 9 * y + v, 162 + 9 * x + v, 243 + 9 * b + v};
                Link first = null;
                for (int c : needs) {
                    Link k = new Link();
                    k.choice = 9 * s + v;
                    k.head = heads[c];
                    k.u = heads[c].u;
                    k.d = heads[c];
                    k.u.d = k;
                    heads[c].u = k;
                    heads[c].size++;
                    if (first == null) first = k;
                    else {
                        k.l = first.l;
                        k.r = first;
                        first.l.r = k;
                        first.l = k;
                    }
                }
            }
    }

    boolean search() {
        if (root.r == root) return true;
        Head best = (Head) root.r;
        for (Link h = root.r; h != root; h = h.r)
            if (((Head) h).size < best.size) best = (Head) h;
        if (best.size == 0) return false;
        best.cover();
        for (Link i = best.d; i != best; i = i.d) {
            for (Link j = i.r; j != i; j = j.r) j.head.cover();
            answer[i.choice / 9] = (char) ('1' + i.choice % 9);
            if (search()) return true;
            for (Link j = i.l; j != i; j = j.l) j.head.uncover();
        }
        best.uncover();
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(System.out);
        for (int t = Integer.parseInt(in.readLine().trim()); t > 0; t--) {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < 9; i++) sb.append(in.readLine().trim());
            D d = new D(sb.toString().toCharArray());
            d.search();
            for (int i = 0; i < 9; i++) out.println(new String(d.answer, 9 * i, 9));
        }
        out.flush();
    }
}
