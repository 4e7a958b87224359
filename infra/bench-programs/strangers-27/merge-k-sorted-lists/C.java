import java.io.*;
import java.util.*;

public class C {
    static class ListNode {
        int val;
        ListNode next;
        ListNode(int val) { this.val = val; }
    }

    static ListNode mergeKLists(ListNode[] lists) {
        PriorityQueue<ListNode> heads = new PriorityQueue<>((a, b) -> Integer.compare(a.val, b.val));
        for (ListNode head : lists) {
            if (head != null) heads.add(head);
        }
        ListNode dummy = new ListNode(0);
        ListNode tail = dummy;
        while (!heads.isEmpty()) {
            ListNode smallest = heads.poll();
            tail.next = smallest;
            tail = smallest;
            if (smallest.next != null) heads.add(smallest.next);
        }
        return dummy.next;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        ListNode[] lists = new ListNode[(int) st.nval];
        for (int i = 0; i < lists.length; i++) {
            st.nextToken();
            int length = (int) st.nval;
            ListNode dummy = new ListNode(0);
            ListNode tail = dummy;
            for (int j = 0; j < length; j++) {
                st.nextToken();
                tail = tail.next = new ListNode((int) st.nval);
            }
            lists[i] = dummy.next;
        }
        StringBuilder sb = new StringBuilder();
        for (ListNode p = mergeKLists(lists); p != null; p = p.next) {
            if (sb.length() > 0) sb.append(' ');
            sb.append(p.val);
        }
        System.out.println(sb);
    }
}
