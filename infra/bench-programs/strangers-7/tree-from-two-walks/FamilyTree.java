import java.io.*;
import java.util.*;
import java.util.stream.*;

public class FamilyTree {
    static class Person {
        int number;
        Person left, right;
    }

    static List<Integer> inorder;
    static Iterator<Integer> preorder;

    static List<Integer> list(String line) {
        return Arrays.stream(line.trim().split(" ")).map(Integer::valueOf).collect(Collectors.toList());
    }

    static Person build(int from, int to) {
        if (from > to) {
            return null;
        }
        Person p = new Person();
        p.number = preorder.next();
        int position = inorder.indexOf(p.number);
        p.left = build(from, position - 1);
        p.right = build(position + 1, to);
        return p;
    }

    static void print(Person p, StringBuilder sb) {
        if (p == null) {
            return;
        }
        print(p.left, sb);
        print(p.right, sb);
        sb.append(p.number).append(' ');
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        preorder = list(br.readLine()).iterator();
        inorder = list(br.readLine());
        StringBuilder sb = new StringBuilder();
        print(build(0, n - 1), sb);
        System.out.println(sb.toString().trim());
    }
}
