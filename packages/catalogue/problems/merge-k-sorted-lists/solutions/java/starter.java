import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static class ListNode {
        final int value;
        ListNode next;

        ListNode(int value) {
            this.value = value;
        }
    }

    /** Each head belongs to a sorted list; null stands for an empty one. */
    static ListNode solve(ListNode[] heads) {
        // Write your solution here.
        return heads[0];
    }

    private static ListNode readList(String line) {
        StringTokenizer tokens = new StringTokenizer(line);
        tokens.nextToken();
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
        ListNode[] heads = new ListNode[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < heads.length; i++) {
            heads[i] = readList(in.readLine());
        }
        StringBuilder out = new StringBuilder();
        for (ListNode node = solve(heads); node != null; node = node.next) {
            out.append(node.value).append(' ');
        }
        System.out.println(out.toString().trim());
    }
}
