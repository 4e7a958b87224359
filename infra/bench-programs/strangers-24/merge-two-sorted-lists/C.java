import java.io.*;

public class C {
    static class ListNode {
        int val;
        ListNode next;
        ListNode(int v) { val = v; }
    }

    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int nextInt() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static ListNode readList() throws IOException {
        ListNode dummy = new ListNode(0), tail = dummy;
        for (int n = nextInt(); n > 0; n--) tail = tail.next = new ListNode(nextInt());
        return dummy.next;
    }

    static ListNode merge(ListNode a, ListNode b) {
        ListNode dummy = new ListNode(0), tail = dummy;
        while (a != null && b != null) {
            if (a.val <= b.val) {
                tail.next = a;
                a = a.next;
            } else {
                tail.next = b;
                b = b.next;
            }
            tail = tail.next;
        }
        tail.next = a != null ? a : b;
        return dummy.next;
    }

    public static void main(String[] args) throws IOException {
        ListNode a = readList();
        ListNode b = readList();
        StringBuilder sb = new StringBuilder();
        for (ListNode p = merge(a, b); p != null; p = p.next) {
            if (sb.length() > 0) sb.append(' ');
            sb.append(p.val);
        }
        System.out.println(sb);
    }
}
