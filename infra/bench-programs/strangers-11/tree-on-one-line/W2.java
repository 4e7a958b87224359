import java.io.*;
import java.util.*;

public class W2 {
    static class Fork {
        String number;
        Fork left, right;

        Fork(String number) {
            this.number = number;
        }
    }

    static String text;
    static int pos = 0;

    static void write(Fork f, StringBuilder sb) {
        sb.append(f.number);
        if (f.left != null || f.right != null) {
            sb.append('(');
            if (f.left != null) write(f.left, sb);
            sb.append(',');
            if (f.right != null) write(f.right, sb);
            sb.append(')');
        }
    }

    static Fork read() {
        int start = pos;
        while (pos < text.length() && "(),".indexOf(text.charAt(pos)) < 0) pos++;
        if (pos == start) return null;
        Fork f = new Fork(text.substring(start, pos));
        if (pos < text.length() && text.charAt(pos) == '(') {
            pos++;
            f.left = read();
            if (text.charAt(pos) == ',') {
                pos++;
                f.right = read();
            }
            pos++;
        }
        return f;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        if (in.readLine().trim().equals("write")) {
            in.readLine();
            String[] tokens = in.readLine().trim().split(" ");
            Fork root = new Fork(tokens[0]);
            Deque<Fork> queue = new ArrayDeque<>();
            queue.add(root);
            int i = 1;
            while (i < tokens.length) {
                Fork f = queue.poll();
                if (!tokens[i].equals("null")) {
                    f.left = new Fork(tokens[i]);
                    queue.add(f.left);
                }
                i++;
                if (i < tokens.length && !tokens[i].equals("null")) {
                    f.right = new Fork(tokens[i]);
                    queue.add(f.right);
                }
                i++;
            }
            StringBuilder sb = new StringBuilder();
            write(root, sb);
            System.out.println(sb);
        } else {
            text = in.readLine().trim();
            List<Fork> level = new ArrayList<>();
            level.add(read());
            List<String> tokens = new ArrayList<>();
            int used = 0;
            for (int i = 0; i < level.size(); i++) {
                Fork f = level.get(i);
                if (f == null) {
                    tokens.add("null");
                } else {
                    tokens.add(f.number);
                    used = tokens.size();
                    level.add(f.left);
                    level.add(f.right);
                }
            }
            System.out.println(used);
            System.out.println(String.join(" ", tokens.subList(0, used)));
        }
    }
}
