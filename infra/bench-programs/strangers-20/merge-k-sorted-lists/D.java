import java.io.*;
import java.util.*;

public class D {
    static final class ListNode {
        int val; ListNode next;
        ListNode(int v) { val = v; }
    }

    static ListNode two(ListNode a, ListNode b) {
        ListNode dummy = new ListNode(0), t = dummy;
        while (a != null && b != null) {
            if (a.val <= b.val) { t.next = a; a = a.next; }
            else { t.next = b; b = b.next; }
            t = t.next;
        }
        t.next = a != null ? a : b;
        return dummy.next;
    }

    // tournament: merge neighbours until a single list is left
    static ListNode merge(List<ListNode> lists) {
        Deque<ListNode> round = new LinkedList<>(lists);
        while (round.size() > 1) round.addLast(two(round.pollFirst(), round.pollFirst()));
        return round.pollFirst();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        List<ListNode> lists = new ArrayList<>();
        for (int i = 0; i < k; i++) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            int len = Integer.parseInt(st.nextToken());
            ListNode dummy = new ListNode(0), t = dummy;
            while (len-- > 0) t = t.next = new ListNode(Integer.parseInt(st.nextToken()));
            lists.add(dummy.next);
        }
        StringJoiner out = new StringJoiner(" ");
        for (ListNode p = merge(lists); p != null; p = p.next) out.add(Integer.toString(p.val));
        System.out.println(out);
    }
}
