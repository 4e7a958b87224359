import java.io.*;
import java.util.*;

public class QueueMerge {
    static class ListNode {
        final int value;
        ListNode next;
        ListNode(int value) { this.value = value; }
    }

    static ListNode solve(ListNode[] heads) {
        PriorityQueue<ListNode> queue = new PriorityQueue<>(Comparator.comparingInt((ListNode x) -> x.value));
        for (ListNode h : heads) if (h != null) queue.add(h);
        ListNode front = new ListNode(0), tail = front;
        while (!queue.isEmpty()) {
            ListNode x = queue.poll();
            tail.next = x;
            tail = x;
            if (x.next != null) queue.add(x.next);
        }
        return front.next;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        ListNode[] heads = new ListNode[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < heads.length; i++) {
            StringTokenizer tokens = new StringTokenizer(in.readLine());
            tokens.nextToken();
            ListNode front = new ListNode(0), tail = front;
            while (tokens.hasMoreTokens()) {
                tail.next = new ListNode(Integer.parseInt(tokens.nextToken()));
                tail = tail.next;
            }
            heads[i] = front.next;
        }
        StringJoiner out = new StringJoiner(" ");
        for (ListNode x = solve(heads); x != null; x = x.next) out.add(Integer.toString(x.value));
        System.out.println(out);
    }
}
