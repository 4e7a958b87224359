import java.io.*;
import java.util.*;

public class QueueOfHeads {
    static class ListNode {
        int val;
        ListNode next;
    }

    static ListNode merge(List<ListNode> lists) {
        PriorityQueue<ListNode> pq = new PriorityQueue<>((a, b) -> a.val - b.val);
        for (ListNode l : lists) if (l != null) pq.add(l);
        ListNode dummy = new ListNode(), tail = dummy;
        while (!pq.isEmpty()) {
            tail = tail.next = pq.poll();
            if (tail.next != null) pq.add(tail.next);
        }
        return dummy.next;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int k = (int) st.nval;
        List<ListNode> lists = new ArrayList<>();
        while (k-- > 0) {
            st.nextToken();
            int len = (int) st.nval;
            ListNode dummy = new ListNode(), tail = dummy;
            for (int i = 0; i < len; i++) {
                st.nextToken();
                tail.next = new ListNode();
                tail = tail.next;
                tail.val = (int) st.nval;
            }
            lists.add(dummy.next);
        }
        StringBuilder out = new StringBuilder();
        for (ListNode p = merge(lists); p != null; p = p.next) {
            if (out.length() > 0) out.append(' ');
            out.append(p.val);
        }
        System.out.println(out);
    }
}
