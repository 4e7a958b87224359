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
        ListNode front = new ListNode(0), tail = front;
        while (true) {
            int count = 0;
            for (ListNode node = head; node != null && count < k; node = node.next) count++;
            if (count < k) break;
            for (int i = k - 1; i >= 0; i--) {
                ListNode node = head;
                for (int j = 0; j < i; j++) node = node.next;
                tail.next = new ListNode(node.value);
                tail = tail.next;
            }
            for (int i = 0; i < k; i++) head = head.next;
        }
        tail.next = head;
        return front.next;
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
