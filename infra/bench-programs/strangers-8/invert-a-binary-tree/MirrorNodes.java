import java.io.*;
import java.util.*;

public class MirrorNodes {
    private final String value;
    private MirrorNodes left, right;

    private MirrorNodes(String v) { value = v; }

    private MirrorNodes inverted() {
        MirrorNodes l = left;
        left = right == null ? null : right.inverted();
        right = l == null ? null : l.inverted();
        return this;
    }

    private static MirrorNodes parse(StringTokenizer st) {
        if (!st.hasMoreTokens()) return null;
        MirrorNodes root = new MirrorNodes(st.nextToken());
        Deque<MirrorNodes> open = new ArrayDeque<>(List.of(root));
        while (st.hasMoreTokens()) {
            MirrorNodes p = open.remove();
            String l = st.nextToken(), r = st.hasMoreTokens() ? st.nextToken() : "null";
            if (!l.equals("null")) open.add(p.left = new MirrorNodes(l));
            if (!r.equals("null")) open.add(p.right = new MirrorNodes(r));
        }
        return root;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        String line = br.readLine();
        MirrorNodes root = parse(new StringTokenizer(line == null ? "" : line));
        if (root != null) root = root.inverted();

        StringBuilder sb = new StringBuilder();
        int written = 0, nulls = 0;
        LinkedList<MirrorNodes> q = new LinkedList<>();   // takes null elements, unlike ArrayDeque
        if (root != null) q.add(root);
        while (!q.isEmpty()) {
            MirrorNodes v = q.poll();
            if (v == null) { nulls++; continue; }
            for (; nulls > 0; nulls--, written++) sb.append("null ");
            sb.append(v.value).append(' ');
            written++;
            q.add(v.left);
            q.add(v.right);
        }
        System.out.println(written);
        System.out.println(sb.toString().trim());
    }
}
