import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static class ListNode {
        final int value;
        ListNode next;

        ListNode(int value) {
            this.value = value;
        }
    }

    static ListNode solve(ListNode first, ListNode second) {
        ListNode front = new ListNode(0);
        ListNode tail = front;
        while (first != null && second != null) {
            if (first.value < second.value) {
                tail.next = first;
                first = first.next;
            } else if (second.value < first.value) {
                tail.next = second;
                second = second.next;
            } else {
                tail.next = first;
                first = first.next;
                second = second.next;
            }
            tail = tail.next;
        }
        tail.next = first != null ? first : second;
        return front.next;
    }

    private static ListNode readList(BufferedReader in) throws IOException {
        in.readLine();
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        ListNode front = new ListNode(0);
        ListNode tail = front;
        while (tokens.hasMoreTokens()) {
            tail.next = new ListNode(Integer.parseInt(tokens.nextToken()));
            tail = tail.next;
        }
        return front.next;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        ListNode first = readList(in);
        ListNode second = readList(in);
        StringBuilder out = new StringBuilder();
        for (ListNode node = solve(first, second); node != null; node = node.next) {
            out.append(node.value).append(' ');
        }
        System.out.println(out.toString().trim());
    }
}
