import java.util.*;

public class MergeLists {
    static class ListNode {
        int val;
        ListNode next;
        ListNode(int val) { this.val = val; }
    }

    static ListNode mergeKLists(ListNode[] lists) {
        PriorityQueue<ListNode> queue = new PriorityQueue<>((a, b) -> a.val - b.val);
        for (ListNode node : lists) {
            if (node != null) queue.add(node);
        }
        ListNode dummy = new ListNode(0);
        ListNode tail = dummy;
        while (!queue.isEmpty()) {
            tail.next = queue.poll();
            tail = tail.next;
            if (tail.next != null) queue.add(tail.next);
        }
        return dummy.next;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int k = sc.nextInt();
        ListNode[] lists = new ListNode[k];
        for (int i = 0; i < k; i++) {
            int len = sc.nextInt();
            ListNode dummy = new ListNode(0), tail = dummy;
            while (len-- > 0) {
                tail.next = new ListNode(sc.nextInt());
                tail = tail.next;
            }
            lists[i] = dummy.next;
        }
        StringJoiner out = new StringJoiner(" ");
        for (ListNode p = mergeKLists(lists); p != null; p = p.next) out.add("" + p.val);
        System.out.println(out);
    }
}
