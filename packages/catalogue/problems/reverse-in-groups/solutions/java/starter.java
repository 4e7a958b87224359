import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
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
        // Write your solution here.
        return head;
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
