import java.io.*;
import java.util.*;

public class PqNodes {
    static final class ListNode implements Comparable<ListNode> {
        final long val;
        ListNode next;
        ListNode(long val) { this.val = val; }
        public int compareTo(ListNode o) { return Long.compare(val, o.val); }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int k = (int) st.nval;
        PriorityQueue<ListNode> pq = new PriorityQueue<>();
        for (int i = 0; i < k; i++) {
            st.nextToken();
            int len = (int) st.nval;
            ListNode dummy = new ListNode(0), tail = dummy;
            for (int j = 0; j < len; j++) {
                st.nextToken();
                tail = tail.next = new ListNode((long) st.nval);
            }
            if (dummy.next != null) pq.add(dummy.next);
        }
        StringBuilder sb = new StringBuilder();
        while (!pq.isEmpty()) {
            ListNode x = pq.poll();
            sb.append(x.val).append(' ');
            if (x.next != null) pq.add(x.next);
        }
        System.out.println(sb.toString().trim());
    }
}
