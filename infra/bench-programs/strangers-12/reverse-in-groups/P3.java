import java.io.*;
import java.util.*;

public class P3 {
    static class Wagon {
        final int number;
        Wagon next;

        Wagon(int number) {
            this.number = number;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int k = (int) st.nval;
        Wagon head = null, last = null;
        for (int i = 0; i < n; i++) {
            st.nextToken();
            Wagon w = new Wagon((int) st.nval);
            if (head == null) head = w;
            else last.next = w;
            last = w;
        }

        Wagon newHead = new Wagon(0), tail = newHead;
        ArrayDeque<Wagon> track = new ArrayDeque<>(); // a dead-end track
        Wagon w = head;
        while (w != null) {
            Wagon groupStart = w;
            while (w != null && track.size() < k) {
                track.push(w);
                w = w.next;
            }
            if (track.size() < k) {
                tail.next = groupStart;
                tail = null;
                break;
            }
            while (!track.isEmpty()) {
                tail.next = track.pop();
                tail = tail.next;
            }
        }
        if (tail != null) tail.next = null;

        StringBuilder sb = new StringBuilder();
        for (Wagon x = newHead.next; x != null; x = x.next) {
            if (sb.length() > 0) sb.append(' ');
            sb.append(x.number);
        }
        System.out.println(sb);
    }
}
