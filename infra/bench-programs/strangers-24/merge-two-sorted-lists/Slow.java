import java.util.*;
import java.io.*;

class Item {
    int value;
    Item next;
}

class Chain {
    Item head;

    void append(int v) {
        Item fresh = new Item();
        fresh.value = v;
        if (head == null) {
            head = fresh;
            return;
        }
        Item p = head;
        while (p.next != null) p = p.next;
        p.next = fresh;
    }

    boolean isEmpty() { return head == null; }

    int peek() { return head.value; }

    int take() {
        int v = head.value;
        head = head.next;
        return v;
    }
}

public class Slow {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        Chain[] c = {new Chain(), new Chain()};
        for (Chain x : c) {
            st.nextToken();
            int n = (int) st.nval;
            while (n-- > 0) {
                st.nextToken();
                x.append((int) st.nval);
            }
        }
        Chain result = new Chain();
        while (!c[0].isEmpty() || !c[1].isEmpty()) {
            if (c[1].isEmpty() || (!c[0].isEmpty() && c[0].peek() <= c[1].peek())) result.append(c[0].take());
            else result.append(c[1].take());
        }
        StringJoiner j = new StringJoiner(" ");
        while (!result.isEmpty()) j.add(String.valueOf(result.take()));
        System.out.println(j);
    }
}
