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
        while (true) {
            ListNode rest = head;
            int count = 0;
            for (; rest != null && count < k; rest = rest.next) count++;
            if (count < k) break;
            ListNode group = rest;
            for (int i = 0; i < k; i++) {
                ListNode next = head.next;
                head.next = group;
                group = head;
                head = next;
            }
            ListNode end = front;
            while (end.next != null && end.next != head) end = end.next;
            end.next = group;
        }
        return front.next == null ? head : front.next;
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
