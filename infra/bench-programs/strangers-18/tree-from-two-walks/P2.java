import java.io.*;
import java.util.*;

public class P2 {
    static class Person {
        final String name;
        Person left, right;
        Person(String name) { this.name = name; }
    }

    /** Builds the tree while reading the first list; the second one says when to turn right. */
    static Person build(String[] pre, String[] in) {
        Person root = new Person(pre[0]);
        Deque<Person> open = new ArrayDeque<>();
        open.push(root);
        int done = 0;
        for (int i = 1; i < pre.length; i++) {
            Person p = new Person(pre[i]);
            Person parent = open.peek();
            if (!parent.name.equals(in[done])) {
                parent.left = p;
            } else {
                while (!open.isEmpty() && open.peek().name.equals(in[done])) {
                    parent = open.pop();
                    done++;
                }
                parent.right = p;
            }
            open.push(p);
        }
        return root;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        String[] pre = br.readLine().trim().split(" ");
        String[] in = br.readLine().trim().split(" ");
        Person root = build(pre, in);
        // node, right, left -- written from the back
        String[] post = new String[pre.length];
        int k = post.length;
        Deque<Person> stack = new ArrayDeque<>(List.of(root));
        while (!stack.isEmpty()) {
            Person p = stack.pop();
            post[--k] = p.name;
            if (p.left != null) stack.push(p.left);
            if (p.right != null) stack.push(p.right);
        }
        System.out.println(String.join(" ", post));
    }
}
