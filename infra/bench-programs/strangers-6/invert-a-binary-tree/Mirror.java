import java.io.*;
import java.util.*;

public class Mirror {
    static final class Knot {
        String value;
        Knot a, b;
        Knot(String v) { value = v; }
    }

    static final Knot NONE = new Knot("null");

    static void flip(Knot k) {
        if (k == null || k == NONE) return;
        Knot t = k.a;
        k.a = k.b;
        k.b = t;
        flip(k.a);
        flip(k.b);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        if (k == 0) {
            System.out.println("0\n");
            return;
        }
        StringTokenizer st = new StringTokenizer(br.readLine());
        Knot root = new Knot(st.nextToken());
        Queue<Knot> line = new ArrayDeque<>();
        line.add(root);
        while (st.hasMoreTokens()) {
            Knot up = line.remove();
            up.a = take(st, line);
            up.b = take(st, line);
        }
        flip(root);
        List<String> tokens = new ArrayList<>();
        line.clear();
        line.add(root);
        for (Knot x; (x = line.poll()) != null; ) {
            tokens.add(x.value);
            if (x == NONE) continue;
            line.add(x.a == null ? NONE : x.a);
            line.add(x.b == null ? NONE : x.b);
        }
        int end = tokens.size();
        while (tokens.get(end - 1).equals("null")) end--;
        System.out.println(end);
        System.out.println(String.join(" ", tokens.subList(0, end)));
    }

    static Knot take(StringTokenizer st, Queue<Knot> line) {
        if (!st.hasMoreTokens()) return NONE;
        String s = st.nextToken();
        if (s.equals("null")) return NONE;
        Knot made = new Knot(s);
        line.add(made);
        return made;
    }
}
