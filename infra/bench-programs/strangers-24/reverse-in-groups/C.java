import java.io.*;

public class C {
    static class Node {
        int val;
        Node next;

        Node(int val) {
            this.val = val;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int k = (int) st.nval;
        Node dummy = new Node(0), tail = dummy;
        for (int i = 0; i < n; i++) {
            st.nextToken();
            tail.next = new Node((int) st.nval);
            tail = tail.next;
        }
        Node before = dummy;
        for (int g = 0; g < n / k; g++) {
            // pull wagon after wagon to the front of the group
            Node last = before.next;
            for (int i = 1; i < k; i++) {
                Node moved = last.next;
                last.next = moved.next;
                moved.next = before.next;
                before.next = moved;
            }
            before = last;
        }
        StringBuilder sb = new StringBuilder();
        for (Node v = dummy.next; v != null; v = v.next) {
            sb.append(v.val);
            if (v.next != null) sb.append(' ');
        }
        System.out.println(sb);
    }
}
