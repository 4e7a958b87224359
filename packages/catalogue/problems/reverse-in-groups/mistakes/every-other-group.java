import java.io.*;
import java.util.*;

public class Main {
    static class ListNode {
        int value;
        ListNode next;

        ListNode(int value) {
            this.value = value;
        }
    }

    static ListNode solve(ListNode head, int k) {
        ListNode front = new ListNode(0);
        front.next = head;
        ListNode before = front;
        while (true) {
            ListNode last = before;
            for (int i = 0; i < k && last != null; i++) {
                last = last.next;
            }
            if (last == null) {
                return front.next;
            }
            ListNode first = before.next;
            ListNode previous = last.next;
            ListNode node = first;
            for (int i = 0; i < k; i++) {
                ListNode next = node.next;
                node.next = previous;
                previous = node;
                node = next;
            }
            before.next = previous;
            before = first;
            for (int i = 0; i < k && before.next != null; i++) {
                before = before.next;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim().split(" ")[1]);
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        ListNode front = new ListNode(0);
        ListNode tail = front;
        while (tokens.hasMoreTokens()) {
            tail.next = new ListNode(Integer.parseInt(tokens.nextToken()));
            tail = tail.next;
        }
        StringBuilder out = new StringBuilder();
        for (ListNode node = solve(front.next, k); node != null; node = node.next) {
            out.append(node.value).append(' ');
        }
        System.out.println(out.toString().trim());
    }
}
