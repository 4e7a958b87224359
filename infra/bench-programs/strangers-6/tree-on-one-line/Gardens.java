import java.io.*;
import java.util.*;

public class Gardens {
    static class Fork {
        String name;
        Fork left, right;
        Fork(String name) { this.name = name; }
    }

    static String text;
    static int pos = 0;

    static Fork parse() {
        int from = pos;
        while (pos < text.length() && "(),".indexOf(text.charAt(pos)) < 0) pos++;
        if (from == pos) return null;
        Fork f = new Fork(text.substring(from, pos));
        if (pos < text.length() && text.charAt(pos) == '(') {
            pos++;
            f.left = parse();
            if (text.charAt(pos) == ',') {
                pos++;
                f.right = parse();
            }
            pos++;
        }
        return f;
    }

    static void draw(Fork f, StringBuilder sb) {
        if (f == null) return;
        sb.append(f.name);
        if (f.left == null && f.right == null) return;
        sb.append('(');
        draw(f.left, sb);
        if (f.right != null) sb.append(',');
        draw(f.right, sb);
        sb.append(')');
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        if (br.readLine().trim().equals("write")) {
            br.readLine();
            StringTokenizer st = new StringTokenizer(br.readLine());
            Fork root = new Fork(st.nextToken());
            ArrayDeque<Fork> open = new ArrayDeque<>(List.of(root));
            for (boolean left = true; st.hasMoreTokens(); left = !left) {
                String t = st.nextToken();
                Fork up = left ? open.peek() : open.poll();
                if (t.equals("null")) continue;
                Fork f = new Fork(t);
                open.add(f);
                if (left) up.left = f;
                else up.right = f;
            }
            StringBuilder sb = new StringBuilder();
            draw(root, sb);
            System.out.println(sb);
        } else {
            text = br.readLine().trim();
            List<Fork> all = new ArrayList<>();
            all.add(parse());
            int real = 1;
            for (int i = 0; i < all.size(); i++) {
                Fork f = all.get(i);
                if (f == null) continue;
                real = i + 1;
                all.add(f.left);
                all.add(f.right);
            }
            StringJoiner sj = new StringJoiner(" ");
            for (Fork f : all.subList(0, real)) sj.add(f == null ? "null" : f.name);
            System.out.println(real + "\n" + sj);
        }
    }
}
