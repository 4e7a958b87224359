import java.io.*;
import java.util.*;

public class InsertOneByOne {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        Node head = new Node(Integer.MIN_VALUE, null);
        for (int i = 0; i < k; i++) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            int len = Integer.parseInt(st.nextToken());
            for (int j = 0; j < len; j++) {
                int v = Integer.parseInt(st.nextToken());
                Node p = head;
                while (p.next != null && p.next.value <= v) p = p.next;
                p.next = new Node(v, p.next);
            }
        }
        StringBuilder sb = new StringBuilder();
        for (Node p = head.next; p != null; p = p.next) sb.append(p.value).append(' ');
        System.out.println(sb.toString().trim());
    }
}
