import java.io.*;
import java.util.*;

public class E {
    private static class Tree {
        final String value;
        Tree left, right;

        Tree(String value) {
            this.value = value;
        }

        static Tree parse(String text) {
            StringTokenizer st = new StringTokenizer(text);
            if (!st.hasMoreTokens()) return null;
            Tree root = new Tree(st.nextToken());
            Queue<Tree> parents = new LinkedList<>();
            parents.add(root);
            while (st.hasMoreTokens()) {
                Tree parent = parents.remove();
                parent.left = child(st, parents);
                parent.right = child(st, parents);
            }
            return root;
        }

        private static Tree child(StringTokenizer st, Queue<Tree> parents) {
            if (!st.hasMoreTokens()) return null;
            String t = st.nextToken();
            if (t.equals("null")) return null;
            Tree tree = new Tree(t);
            parents.add(tree);
            return tree;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        String line = in.readLine();
        Tree root = Tree.parse(line == null ? "" : line);
        StringBuilder sb = new StringBuilder();
        ArrayDeque<Tree> queue = new ArrayDeque<>();
        if (root != null) queue.add(root);
        while (!queue.isEmpty()) {
            for (int i = queue.size(); i > 0; i--) {
                Tree t = queue.poll();
                sb.append(t.value).append(i == 1 ? '\n' : ' ');
                if (t.left != null) queue.add(t.left);
                if (t.right != null) queue.add(t.right);
            }
        }
        System.out.print(sb);
    }
}
